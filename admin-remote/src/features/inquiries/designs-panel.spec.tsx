import { describe, expect, it, jest } from '@jest/globals';
import type { Artwork } from '@tiraz/api-client/staff';
import { refuse } from '@tiraz/staff-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const PATH = `/api/admin/inquiries/${hoodies().id}/artwork`;

const logo: Artwork = {
  id: 'logo',
  fileName: 'logo.png',
  bytes: 2_500,
  state: 'done',
  kind: 'png',
  refusal: null,
  facts: {
    pages: 1,
    widthPx: 800,
    heightPx: 600,
    widthMm: null,
    heightMm: null,
    inks: [{ hex: '#27375e', share: 1 }],
    photographic: false,
    hasAlpha: false,
    solidGround: '#ffffff',
  },
  placement: {
    areaId: 'front',
    area: { name: 'Front', nameAr: 'الأمام', place: 'front', widthMm: 280, heightMm: 245 },
    widthMm: 200,
    xMm: 0,
    yMm: 0,
    withoutGround: true,
  },
  createdAt: '2026-11-20T10:00:00.000Z',
};

function open(answer: () => Response, language: 'en' | 'ar' = 'en') {
  return openStaffArea(`/admin/inquiries/${hoodies().id}`, {
    language,
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      api.on(`GET ${PATH}`, answer);
    },
  });
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the designs of an inquiry', () => {
  it('are shown with what is known of them, where they go, and a way to have the file', async () => {
    open(() => Response.json([logo]));
    const designs = await panel('Designs');
    expect(await designs.findByText('800 × 600 pixels · 101 dpi')).toBeVisible();
    expect(designs.getByText(/1 ink/)).toHaveTextContent('1 ink#27375e');
    expect(designs.getByText(/Front: 200 mm wide, in the middle/)).toHaveTextContent(
      'its ground #ffffff is left unprinted',
    );
    const link = designs.getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('href', `${PATH}/logo/file`);
    expect(link).toHaveAttribute('download', 'logo.png');
  });

  it('say what could not be looked at, and of what the customer has not placed, in Arabic', async () => {
    const broken = { ...logo, id: 'b', state: 'refused', refusal: 'artwork.broken', facts: null } as const;
    const kept = { ...logo, id: 'k', fileName: 'k.zip', state: 'kept', kind: 'zip', facts: null } as const;
    const moved = { ...logo.placement!, area: null, xMm: -5, yMm: 12, withoutGround: false };
    open(
      () =>
        Response.json([broken, kept, { ...logo, id: 'm', placement: moved }, { ...logo, placement: null }]),
      'ar',
    );
    const designs = await panel('التصاميم');
    expect(await designs.findByText('تعذّرت قراءته.')).toBeVisible();
    expect(designs.getByText('لم نفتح الملف: راجعه يدويًا.')).toBeVisible();
    expect(designs.getByText(/موضع لم يعد موجودًا/)).toHaveTextContent('١٢');
    expect(designs.getByText('لم يحدد العميل مكانه.')).toBeVisible();
    expect(designs.getAllByRole('link')).toHaveLength(4);
  });

  it('say that a file cannot be reached while the store is away, and a picture neither', async () => {
    const downloads: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download);
    });
    const { api, user } = open(() => Response.json([logo]), 'ar');
    api.on(`HEAD ${PATH}/logo/file`, () => refuse(503, 'store.unavailable'));
    const designs = await panel('التصاميم');
    fireEvent.error(await designs.findByRole('presentation'));
    expect(designs.getByText('لا يمكن عرض الصورة الآن.')).toBeVisible();
    const link = designs.getByRole('link', { name: 'تنزيل' });
    await user.click(link);
    expect(await screen.findByText(/^لا يمكن الوصول إلى الملف الآن/)).toBeVisible();
    expect(downloads).toEqual([]);
    api.on(`HEAD ${PATH}/logo/file`, () => new Response(null));
    await user.click(link);
    await waitFor(() => expect(downloads).toEqual(['logo.png']));
    click.mockRestore();
  });

  it('say so where the server refuses what is asked before a file', async () => {
    const { api, user } = open(() => Response.json([logo]));
    api.on('GET /api/admin/colleagues', () => refuse(403, 'permission.missing'));
    const designs = await panel('Designs');
    await user.click(await designs.findByRole('link', { name: 'Download' }));
    expect(await screen.findByText(/^The file could not be fetched/)).toBeVisible();
  });

  it('can be asked for again where they did not come', async () => {
    const { user } = open(() => refuse(503, 'store.away'));
    const designs = await panel('Designs');
    await user.click(await designs.findByRole('button', { name: 'Retry' }));
    expect(await designs.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
