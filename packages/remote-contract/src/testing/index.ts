export { fakeShell, InFakeShell } from './fake-shell.ts';
export {
  renderPage,
  renderRoutes,
  variablesOf,
  type Answer,
  type Answers,
  type Requests,
} from './render-page.tsx';
