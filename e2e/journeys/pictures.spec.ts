import { test, expect } from './site.ts';

for (const path of ['/home', '/deals'])
  test(`every picture of ${path} is a file at its first request, in every width and format`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const pictures = new Set(html.match(/\/media\/(places|airlines)\/[\w.-]+/g));
    expect(pictures.size).toBeGreaterThan(100);

    for (const picture of pictures) {
      const { 'cache-control': cacheControl } = (await request.get(picture)).headers();
      expect([picture, cacheControl]).toEqual([picture, expect.stringContaining('immutable')]);
    }
  });
