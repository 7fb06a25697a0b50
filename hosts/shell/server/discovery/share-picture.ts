/** What is shown of a page without a picture of its own. It bears no words: the brand's name is a setting. */
export const sharePicture = { path: '/share-picture.png', width: 1200, height: 630 };
