import { federation as plugin } from '@module-federation/vite';
import { parse } from 'graphql';
import { defineConfig } from 'vite';
import { federation } from '../src/federation.mjs';

/** Parses documents while the site is built: the shell shares no parser. */
const graphqlDocuments = {
  name: 'graphql-documents',
  transform: (text, id) =>
    id.endsWith('.graphql')
      ? `export default ${JSON.stringify(parse(text, { noLocation: true }))}`
      : null,
};

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [graphqlDocuments, plugin(federation('vite'))],
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: './app.jsx' },
  },
});
