export { environment } from './environment.ts';
export { isLoopback, isProduction } from './production.rules.ts';
export { freeBytesOf } from './free-bytes.ts';
export { endWithProblem, isDiskFull } from './start-problem.ts';
