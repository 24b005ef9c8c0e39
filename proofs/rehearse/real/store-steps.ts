// The life of a picture in an S3 store that nobody here wrote, and what happens while that store is away.
import { setTimeout as pause } from 'node:timers/promises';
import type { Fabric, FinalizedPicture, UploadPlace } from '@tiraz/api-client/staff';
import { ask, signIn, type Instance } from '../product.ts';
import { expect, type Stage } from '../steps.ts';
import type { Ceph } from './ceph.ts';

const AWAY_ANSWER_WITHIN_MS = 5_000;
const READY_WITHIN_MS = 10_000;
const WIDTHS = [320, 640, 1280];

interface On extends Pick<Stage, 'step'> {
  ceph: Ceph;
  backend: Instance;
  /** The origin of the site's pages. */
  publicUrl: string;
  /** A PNG. */
  picture: Buffer;
}

/** How the store was while it was away: an upload that could not be finalized, and what was said. */
interface Away {
  uploadURL: string;
  said: string;
}

export async function tryStore({ ceph, backend, publicUrl, picture, step }: On): Promise<void> {
  const { url } = backend;
  const headers = { cookie: await signIn(url) };
  const asked = async () => {
    const { status, body } = await ask<UploadPlace>(`${url}/api/objects/upload`, { method: 'POST', headers });
    expect(status === 200, `asking for an upload answered ${status}`);
    return body.uploadURL;
  };
  const finalize = (imageURL: string) =>
    ask<FinalizedPicture>(`${url}/api/objects/finalize`, { method: 'PUT', headers, body: { imageURL } });
  const put = (uploadURL: string, body: Buffer) => ask(uploadURL, { method: 'PUT', body });
  const uploaded = async () => {
    const uploadURL = await asked();
    expect((await put(uploadURL, picture)).status === 200, 'the store did not take the picture');
    return uploadURL;
  };

  await step(
    'browsers of the site may upload to the bucket that was made, and those of other sites may not',
    async () => {
      const preflight = async (origin: string) => {
        const answer = await fetch(await asked(), {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'content-type',
          },
        });
        return { status: answer.status, allows: answer.headers.get('access-control-allow-origin') };
      };
      const ours = await preflight(publicUrl);
      const foreign = await preflight('https://elsewhere.example');
      expect([publicUrl, '*'].includes(ours.allows ?? ''), `ours: ${JSON.stringify(ours)}`);
      expect(
        ![publicUrl, '*', 'https://elsewhere.example'].includes(foreign.allows ?? ''),
        JSON.stringify(foreign),
      );
      return `${ours.status} allows ${ours.allows}; ${foreign.status} for another origin`;
    },
  );

  let shown = '';
  await step('a picture is uploaded, made and served in its three widths', async () => {
    const { status, body } = await finalize(await uploaded());
    expect(status === 200, `finalize answered ${status} ${body.code}`);
    shown = body.objectPath;
    const served = await Promise.all(WIDTHS.map((width) => ask(`${url}${shown}?w=${width}`)));
    const statuses = served.map((answer) => answer.status).join(', ');
    expect(statuses === '200, 200, 200', statuses);
    return `${statuses}; ${served[0]?.headers.get('cache-control')}`;
  });

  await step('what was refused or used up leaves the store unread and unchanged', async () => {
    const used = await uploaded();
    await finalize(used);
    const again = await finalize(used);
    const later = await uploaded();
    const { origin, pathname } = new URL(later);
    const anonymous = await ask(origin + pathname);
    const unsigned = await put(origin + pathname, picture);
    const list = await ask(`${origin}/${pathname.split('/')[1]}?prefix=quarantine/`);
    const text = await put(await asked(), Buffer.from('<svg onload="alert(1)"/>'));
    const broken = await asked();
    await put(broken, Buffer.from('<svg onload="alert(1)"/>'));
    const refused = await finalize(broken);
    expect(again.status === 409, `finalizing twice answered ${again.status}`);
    const outside = [anonymous, unsigned, list].map(({ status }) => status);
    expect(
      outside.every((status) => status === 403),
      `without a signature: ${outside.join(', ')}`,
    );
    expect(refused.status === 422, `no picture: ${refused.status}, put: ${text.status}`);
    return `finalized twice 409; reading, writing and listing without a signature ${outside.join(', ')}; no picture 422`;
  });

  const whileAway = async (away: () => unknown): Promise<Away> => {
    const uploadURL = await uploaded();
    await away();
    const began = performance.now();
    const answers = [
      await ask(`${url}/api/objects/upload`, { method: 'POST', headers }),
      await finalize(uploadURL),
      await ask(`${url}${shown}?w=640`),
    ];
    const slowest = (performance.now() - began) / answers.length;
    const [fabric] = (await ask<Fabric[]>(`${url}/api/admin/fabrics`, { headers })).body;
    expect(fabric, 'there are no fabrics');
    const saved = await ask(`${url}/api/admin/fabrics/${fabric.id}`, {
      method: 'PUT',
      headers,
      body: { gsm: fabric.gsm },
    });
    const live = await ask(`${url}/api/health/live`);
    const statuses = answers.map(({ status }) => status);
    expect(
      statuses.slice(1).every((status) => status === 503),
      `while away: ${statuses.join(', ')}`,
    );
    expect(saved.status === 200 && live.status === 200, `saving ${saved.status}, liveness ${live.status}`);
    expect(slowest < AWAY_ANSWER_WITHIN_MS, `${Math.round(slowest)} ms an answer`);
    return { uploadURL, said: `${statuses.join(', ')}, saving without a picture 200` };
  };
  const whenBack = async ({ uploadURL, said }: Away) => {
    const giveUp = Date.now() + READY_WITHIN_MS;
    let status: number;
    do {
      ({ status } = await ask(`${url}/api/health/ready`));
      expect(Date.now() < giveUp, `readiness is still ${status}`);
      await pause(50);
    } while (status !== 200);
    const made = await finalize(uploadURL);
    expect(made.status === 200, `finalize afterwards answered ${made.status}`);
    return `${said}; afterwards ready, and the same upload is finalized`;
  };

  await step('the gateway killed with -9', async () => {
    const away = await whileAway(() => ceph.gateway.stop('SIGKILL'));
    await ceph.startGateway();
    return whenBack(away);
  });

  await step('the gateway frozen', async () => {
    const away = await whileAway(() => ceph.gateway.signal('SIGSTOP'));
    ceph.gateway.signal('SIGCONT');
    return whenBack(away);
  });

  await step('the disk behind it frozen', async () => {
    const away = await whileAway(() => ceph.disk.signal('SIGSTOP'));
    ceph.disk.signal('SIGCONT');
    return whenBack(away);
  });
}
