export { environment } from './environment.ts';
export { isLoopback, isProduction } from './production.rules.ts';
export { endWithProblem } from './end-with-problem.ts';
export { freeBytesOf } from './free-bytes.ts';
export { isDiskFull } from './start-problem.ts';
