import { configure } from '@testing-library/react';

/** How long a test waits for something to appear before it fails, so that a busy machine fails none. */
configure({ asyncUtilTimeout: 20_000 });
