import { addDays, londonToday } from '@larkfare/london-dates';

/** An address of every public page, with an airline and a region that this site has. */
export async function publicPages(site: string): Promise<string[]> {
  const firstId = async (path: string) => {
    const [first]: { _id: string }[] = await (await fetch(site + path)).json();
    if (!first) throw new Error(`${path} is empty.`);
    return first._id;
  };
  const depart = addDays(londonToday(new Date()), 60);
  return [
    '/home',
    `/search?from=London&to=Dublin&depart=${depart}&return=${addDays(depart, 7)}`,
    '/deals',
    `/countries/${await firstId('/api/region')}`,
    '/flight',
    `/flight/${await firstId('/api/airline')}`,
    '/about',
    '/paylater',
    '/contact',
    '/privacy',
    '/terms',
  ];
}
