/** Global styles are imported for their effect. */
declare module '*.css';

/** Copied beside the script that imports it. */
declare module '*.html';
