// A remote as a team might write it by hand: two pages, one question, one notice. VERSION and DOCUMENT are written in
// when a version is made, and ATTACK is what that version does beside.
(() => {
  let shared;
  const newest = async (name) => {
    const [found] = Object.values(shared[name]);
    return found.lib ? found.lib() : (await found.get())();
  };
  self.remote_sandboxed = {
    init(scope) {
      shared = scope;
    },
    async get() {
      const { createElement: h, useState, useEffect } = await newest('react');
      const { Link, useParams, useSearchParams } = await newest('react-router');
      const { useQuery } = await newest('@apollo/client/react');
      const { useNotify, usePage, useToday } = await newest('@larkfare/remote-contract');

      const regions = DOCUMENT;
      const ATTACK = () => undefined;

      const Frame = ({ children }) =>
        h('main', { id: 'main', tabIndex: -1, className: 'sandboxed_page' }, children);

      function Sandboxed() {
        usePage({ title: 'Sandboxed', description: 'Where ships come in.' });
        const { data } = useQuery(regions);
        const [boats, setBoats] = useState(0);
        const [found, setFound] = useState('');
        const [query, setQuery] = useSearchParams();
        const notify = useNotify();
        useEffect(
          () => void Promise.resolve(ATTACK()).then((all) => setFound(JSON.stringify(all ?? ''))),
          [],
        );
        return h(
          Frame,
          null,
          h('h1', null, 'Sandboxed VERSION'),
          h('p', null, `On ${useToday()}, tide ${query.get('tide') ?? 'unknown'}`),
          h(
            'ul',
            { 'aria-label': 'Regions' },
            (data?.regions ?? []).map(({ id, name }) => h('li', { key: id }, name)),
          ),
          h(Link, { to: '/sandboxed/oban' }, 'Oban'),
          h(Link, { to: '/about' }, 'About us'),
          h('a', { href: '/about?plain' }, 'About us, plainly'),
          h(Link, { to: '/admin' }, 'Back office'),
          h('button', { onClick: () => setBoats(boats + 60) }, 'More boats'),
          h('button', { onClick: () => setBoats(0) }, 'No boats'),
          h('button', { onClick: () => notify.success('The ship is in.') }, 'Call out'),
          h(
            'form',
            {
              onSubmit(event) {
                event.preventDefault();
                setQuery({ tide: new FormData(event.target).get('tide') }, { replace: true });
              },
            },
            h('label', null, 'Tide', h('input', { name: 'tide' })),
            h('button', null, 'Show'),
          ),
          Array.from({ length: boats }, (_, boat) => h('p', { key: boat }, `Boat ${boat + 1}`)),
          h('output', { 'aria-label': 'Result' }, found),
        );
      }
      function Place() {
        const { place } = useParams();
        usePage({ title: `The pier of ${place}`, description: 'A pier.' });
        return h(
          Frame,
          null,
          h('h1', null, `The pier of ${place}`),
          h(Link, { to: '/sandboxed' }, 'All piers'),
        );
      }
      return () => ({
        default: {
          routes: [
            { path: '/sandboxed', Component: Sandboxed },
            { path: '/sandboxed/:place', Component: Place },
          ],
        },
      });
    },
  };
})();
