import type { ProductType, Selection } from '@tiraz/api-client';

/** What staff have switched off, or removed of the sizes, since a page read the lists. */
export class Withdrawals {
  private readonly ids = new Set<string>();

  add(...ids: string[]): void {
    for (const id of ids) this.ids.add(id);
  }

  /** What is left of a list; the refusal of a selection that names any of it. */
  answer(list: readonly unknown[] | undefined, body: unknown): Response | undefined {
    return list ? Response.json(this.offered(list)) : this.refusalOf((body ?? {}) as Partial<Selection>);
  }

  private offered(list: readonly unknown[]): unknown[] {
    const areLeft = ({ id }: { id: string }) => !this.ids.has(id);
    return (list as ProductType[])
      .filter(areLeft)
      .map(({ sizes, ...item }) => ({ ...item, ...(sizes && { sizes: sizes.filter(areLeft) }) }));
  }

  private refusalOf({ fabricId = '', sizes }: Partial<Selection>): Response | undefined {
    if (this.ids.has(fabricId)) return refuse('selection.inactive-fabric');
    const said = [...(sizes?.ratio ?? []), ...(sizes?.cells ?? [])];
    return said.some(({ size }) => this.ids.has(size)) ? refuse('sizes.unknown-size') : undefined;
  }
}

/** As the server refuses a selection. */
export function refuse(code: string): Response {
  return Response.json({ code, errors: [] }, { status: 422 });
}
