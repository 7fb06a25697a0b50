import { generateKeyPairSync } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './office.ts';
import { publish, type RemoteFixture } from './remote-fixture.ts';
import { payloadFields, type PayloadCounts } from './xss-fields.ts';
import { asText, grouped, payloads } from './xss-payloads.ts';

/** The published remotes: the names of remotes that have one version, 1.0.0, which is live. */
export interface Published {
  counts: PayloadCounts;
  /** Payloads in their title, head and page. */
  titled: string[];
}

const texts = grouped(190).map(asText);

/** A remote whose later versions name their sources, and whose visitors report errors. */
export const reported: RemoteFixture = {
  ...{ name: 'reported', title: 'Reported', version: '1.0.0', path: '/reported' },
  // Line n of its script is from the source with the nth name.
  map: {
    version: 3,
    sources: [...texts, ...texts.map((text) => `node_modules/${text.replaceAll('/', ' ')}/x.js`)],
    sourcesContent: [...texts, ...texts],
    mappings: `AAAA${';ACAA'.repeat(texts.length - 1)}`,
  },
};

/** Puts every payload into every text that a partner's team publishes or an administrator writes about it. */
export async function publishPayloads(
  request: APIRequestContext,
  adminToken: string,
): Promise<Published> {
  const { counts, inField } = payloadFields();
  const ask = (method: 'post' | 'put', path: string, data: object, basedOn?: number) =>
    request[method](`/registry/v1${path}`, {
      headers: {
        authorization: `Bearer ${adminToken}`,
        ...(basedOn !== undefined && { 'if-match': `"${basedOn}"` }),
      },
      data,
    });
  /** @returns whether it was done; a rule may refuse it, and nothing else may */
  const attempt = async (...[method, path, data, basedOn]: Parameters<typeof ask>) => {
    const answer = await ask(method, path, data, basedOn);
    expect([200, 201, 400], `${path} ${JSON.stringify(data)} ${await answer.text()}`).toContain(
      answer.status(),
    );
    return answer.ok();
  };
  const attemptPublishing = async (remote: RemoteFixture, token = adminToken) => {
    const answer = await publish(request, remote, token);
    expect([201, 422], await answer.text()).toContain(answer.status());
    return answer.ok();
  };
  const channel = '/channels/production';
  let revision = 0;
  const activate = async (remote: string, version: string, reason = '') => {
    const change = { version, reason };
    const isDone = await attempt('put', `${channel}/remotes/${remote}`, change, revision);
    expect(isDone, `${remote} ${version} is live`).toBe(true);
    revision += 1;
  };

  // Parts of a remote on pages of the site.
  const titled: string[] = [];
  const descriptions = grouped(290).map(asText);
  const reasons = grouped(490).map(asText);
  await inField('title, route.title, notices', 80, async (text) => {
    const name = `titled${titled.length}`;
    const path = `/${name}`;
    const literal = JSON.stringify(text);
    const description = descriptions[titled.length % descriptions.length] ?? '';
    const isStored = await attemptPublishing({
      ...{ name, path, title: text, version: '1.0.0' },
      route: { title: text, description, parameters: [text] },
      runs: `contract.usePage({ title: ${literal}, description: ${JSON.stringify(description)} });
        const notify = contract.useNotify();
        react.useEffect(() => { notify.success(${literal}); notify.error(${literal}); }, []);`,
    });
    if (isStored) await activate(name, '1.0.0', reasons[titled.push(name) % reasons.length]);
    return isStored;
  });
  // Each description and each reason was stored with some title.
  expect(titled.length).toBeGreaterThanOrEqual(descriptions.length);

  let linked = 0;
  await inField('slots.label', 20, async (label) => {
    const name = `linked${linked}`;
    const path = `/${name}`;
    const entry = { slot: 'navigation-entry', label, path, scripts: [], styles: [] };
    const isStored = await attemptPublishing({
      ...{ name, path, title: 'Linked', version: '1.0.0', manifest: { slots: [entry] } },
    });
    if (!isStored) return false;
    await activate(name, '1.0.0');
    // A label is shown after its review.
    const trust = `/remotes/${name}/versions/1.0.0/trust`;
    expect(await attempt('put', trust, { trust: 'reviewed' })).toBe(true);
    linked += 1;
    return true;
  });

  // Parts that only the back office shows.
  expect(
    await attemptPublishing({
      ...reported,
      runs: payloads.map((payload) => `void ${JSON.stringify(payload)};`).join('\n'),
      operations: [
        {
          ...{ name: asText(payloads), type: 'query', sha256: '' },
          text: `query A { regions { id } } ${payloads.map((payload) => `\n# ${payload}`).join('')}`,
        },
      ],
    }),
  ).toBe(true);
  await activate(reported.name, reported.version);
  let patch = 0;
  const attemptBuild = (source: object) => {
    patch += 1;
    return attemptPublishing({ ...reported, version: `1.0.${patch}`, source });
  };
  await inField('source.run, in an address', 400, (text) =>
    attemptBuild({ run: `https://ci.example/${text}` }),
  );
  await inField('source.run', 1, (run) => attemptBuild({ run }));
  await inField('source.commit', 1, (commit) => attemptBuild({ commit }));
  await inField('token.label, title; published by', 80, async (label) => {
    const data = { ...{ remote: `labelled${patch}`, title: label, label }, scopes: ['publish'] };
    const answer = await ask('post', '/tokens', data);
    expect([201, 400]).toContain(answer.status());
    if (!answer.ok()) return false;
    const { token }: { token: string } = await answer.json();
    const name = data.remote;
    patch += 1;
    return attemptPublishing(
      { ...{ name, path: `/${name}`, title: 'Labelled', version: '1.0.0' } },
      token,
    );
  });
  await inField('signingKey.label', 80, (label) => {
    const { publicKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return attempt('post', '/signing-keys', { remote: 'signed', label, publicKey });
  });
  const publisher = { remote: 'trusted', issuer: 'https://ci.example', project: 'team/remote' };
  await inField('publisher.environment, workflow', 290, (text) =>
    attempt('post', '/trusted-publishers', { ...publisher, environment: text, workflow: text }),
  );
  for (const [field, before] of [
    ['issuer', 'https://ci.example/'],
    ['ref', 'refs/heads/'],
    ['project', 'team/'],
  ] as const)
    await inField(`publisher.${field}`, 1, (text) =>
      attempt('post', '/trusted-publishers', { ...publisher, [field]: before + text }),
    );
  // A remote has at most ten; nothing is sent to an address of the site itself.
  let targets = 0;
  const addTarget = async (address: string) => {
    const remote = titled[Math.floor(targets / 10)] ?? '';
    const isAdded = await attempt('post', `/remotes/${remote}/notifications`, { address });
    targets += isAdded ? 1 : 0;
    return isAdded;
  };
  await inField('notification.address, in an address', 450, (text) =>
    addTarget(`https://127.0.0.1:9/?${text}`),
  );
  await inField('notification.address', 1, addTarget);
  await inField('notification.address, of mail', 1, (text) =>
    addTarget(`mailto:${text}@mail.example`),
  );
  await inField('availability.reason', 490, (reason) =>
    attempt('put', `/remotes/reported/versions/1.0.${reasons.indexOf(reason) + 1}/availability`, {
      availability: 'yanked',
      reason,
    }),
  );
  return { counts, titled };
}
