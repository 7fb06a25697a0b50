import { useState } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { keepInput } from './keep-input.ts';

const initial = { order: 'best', place: 'London', direct: false, trip: 'return' };

const Form = () => {
  const [form, setForm] = useState(initial);
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  return (
    <form data-state={JSON.stringify(form)}>
      <select value={form.order} onChange={({ target }) => set({ order: target.value })}>
        <option value="best">Best</option>
        <option value="price">Price</option>
      </select>
      <input
        name="place"
        value={form.place}
        onChange={({ target }) => set({ place: target.value })}
      />
      <input
        type="checkbox"
        checked={form.direct}
        onChange={({ target }) => set({ direct: target.checked })}
      />
      {['return', 'single'].map((trip) => (
        <input
          key={trip}
          type="radio"
          name="trip"
          value={trip}
          checked={form.trip === trip}
          onChange={() => set({ trip })}
        />
      ))}
    </form>
  );
};

/** The server's page. */
const html =
  `<form data-state="${JSON.stringify(initial).replaceAll('"', '&quot;')}">` +
  '<select><option value="best" selected="">Best</option><option value="price">Price</option></select>' +
  '<input name="place" value="London"><input type="checkbox">' +
  '<input type="radio" name="trip" value="return" checked=""><input type="radio" name="trip" value="single"></form>';

const root = document.body.appendChild(document.createElement('div'));
const find = <Control extends Element>(selector: string) => root.querySelector(selector) as Control;
const visitor = { order: 'price', place: 'Dublin', direct: true, trip: 'single' };

function fill() {
  find<HTMLSelectElement>('select').value = visitor.order;
  find<HTMLInputElement>('[name=place]').value = visitor.place;
  find<HTMLInputElement>('[type=checkbox]').checked = true;
  find<HTMLInputElement>('[value=single]').checked = true;
}

/** Opens the page, and lets React take it over after the visitor's input. */
async function takeOver(isRestored: boolean, whileLoading = () => {}) {
  root.innerHTML = html;
  fill();
  const repeat = keepInput(root, isRestored);
  whileLoading();
  const page = await act(async () => hydrateRoot(root, <Form />));
  await act(() => repeat());
  const state = JSON.parse(find<HTMLElement>('form').dataset.state ?? '');
  const shown = find<HTMLSelectElement>('select').value;
  act(() => page.unmount());
  return { state, shown };
}

test('input before React takes the page over is kept, in each kind of control', async () => {
  expect(await takeOver(false)).toEqual({ state: visitor, shown: 'price' });
});

test('a reloaded page keeps only what is changed before React takes it over', async () => {
  const change = () => find('select').dispatchEvent(new Event('change', { bubbles: true }));

  expect(await takeOver(true)).toMatchObject({ state: { order: 'best', place: 'London' } });
  expect(await takeOver(true, change)).toMatchObject({
    state: { order: 'price', place: 'London', direct: false },
  });
});
