import { email } from '../testing/back-office.ts';
import { payLater, siteValueEditor } from '../testing/site-values.ts';

const { save, restore, changes } = siteValueEditor();

describe('the record of changes', () => {
  const field = (name: string, from: unknown, to: unknown) => ({
    name,
    from: from === null ? null : JSON.stringify(from),
    to: to === null ? null : JSON.stringify(to),
  });
  const question = (text: string) => ({ question: text, answer: 'Yes.' });

  test('shows a line from what to what, and who', async () => {
    await save({ key: 'contactPhone', value: '020 7946 0001' });
    await save({ key: 'contactPhone', value: '020 7946 0002' });

    expect(await changes()).toEqual([
      {
        changedBy: email,
        subject: 'site_information',
        subjectId: 'contactPhone',
        action: 'updated',
        fields: [{ name: 'contactPhone', from: '020 7946 0001', to: '020 7946 0002' }],
      },
      {
        changedBy: email,
        subject: 'site_information',
        subjectId: 'contactPhone',
        action: 'created',
        fields: [{ name: 'contactPhone', from: null, to: '020 7946 0001' }],
      },
    ]);
  });

  test('shows of a list the entries removed and added', async () => {
    await save({ key: 'faq', value: ['One?', 'Two?'].map(question) });
    await save({ key: 'faq', value: ['One?', 'Three?'].map(question) });
    await save({ key: 'faq', value: ['Three?', 'One?'].map(question) });

    const [reordered, edited] = await changes();
    expect(edited?.fields).toMatchObject([
      { name: 'faq', from: expect.stringContaining('Two?'), to: expect.stringContaining('Three?') },
    ]);
    expect(JSON.stringify(edited)).not.toContain('One?');
    expect(reordered?.fields).toHaveLength(1);
    expect(JSON.stringify(reordered)).toContain('One?');
  });

  test('shows of a value with parts the parts that differ', async () => {
    await save({ key: 'payLater', value: payLater('One') });
    await save({ key: 'payLater', value: { ...payLater('One'), heading: 'Pay later' } });

    const [edited, created] = await changes();
    expect(edited?.fields).toEqual([
      { name: 'heading', from: 'Book Now - Pay Later', to: 'Pay later' },
    ]);
    expect(created?.fields).toHaveLength(3);
  });

  test('shows which version was restored', async () => {
    await save({ key: 'aboutInfo', value: 'First.' });
    await save({ key: 'aboutInfo', value: 'Second.' });
    await restore('aboutInfo', 1, 2);

    const [restored] = await changes();
    expect(restored?.fields).toEqual([
      { name: 'aboutInfo', from: 'Second.', to: 'First.' },
      field('restored_version', null, 1),
    ]);
  });

  test('shows that a chat was set up and removed', async () => {
    const chat = { provider: 'crisp', id: '0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0' };
    await save({ key: 'chat', value: chat });
    await save({ key: 'chat', value: null });

    const [gone, come] = await changes();
    expect(come?.fields).toHaveLength(2);
    expect(gone?.fields).toMatchObject([{ name: 'chat', to: null }]);
  });
});
