// Part of each development build: applies an update when the page receives one (dev-client.ts of remote-cli).
import 'webpack/hot/dev-server.js';
import updates from 'webpack/hot/emitter.js';

addEventListener('larkfare-build', ({ detail }) => updates.emit('webpackHotUpdate', detail));
