import app from '../src/app.jsx';

export default app('vite');
