import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Brings its code: from then on it renders without suspending, which the server and hydration depend on. */
  bring: () => Promise<void>;
}

/** A part of a page whose code comes when it is first drawn, or before. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let loaded: { default: ComponentType<Props> } | undefined;
  const bring = async () => {
    loaded ??= await load();
    return loaded;
  };
  // React calls a promise's `then` at once, and does not suspend where that answers at once.
  const atOnce = (module: typeof loaded) =>
    ({ then: (resolve: (value: typeof module) => void) => resolve(module) }) as ReturnType<typeof load>;
  return {
    Part: lazy(() => (loaded ? atOnce(loaded) : bring())),
    bring: async () => void (await bring()),
  };
}
