throw new Error('The build of a remote replaces this module: see pages-rule.mjs.');
