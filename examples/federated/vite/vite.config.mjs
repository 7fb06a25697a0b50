import { federation as plugin } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { federation } from '../src/federation.mjs';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [plugin(federation('vite'))],
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: './app.jsx' },
  },
});
