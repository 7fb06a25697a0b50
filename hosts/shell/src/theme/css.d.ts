/** Global styles are imported for their effect. */
declare module '*.css';
/** Once more, for the frame, whose styles are separate from the page's. */
declare module '*.css?frame';

/** Copied beside the script that imports it. */
declare module '*.html';
