import type { FactoryProvider } from '@nestjs/common';

/** A class, abstract or not, by which Nest finds what it makes. */
type Token<Made> = abstract new (...needs: never[]) => Made;
type Tokens<Needs> = { readonly [Name in keyof Needs]: Token<Needs[Name]> };

/**
 * A provider of what knows nothing of Nest: whoever injects `token` gets a `Made`, which is made once, of what stands
 * behind the tokens in `needs`.
 *
 * @param needs in the order of its constructor, or by their names where that takes one object; the compiler compares
 */
export function provide<Provided, Needs extends readonly unknown[]>(
  token: Token<Provided>,
  Made: new (...needs: Needs) => NoInfer<Provided>,
  needs: Tokens<Needs>,
): FactoryProvider<Provided>;
export function provide<Provided, Needs extends object>(
  token: Token<Provided>,
  Made: new (needs: Needs) => NoInfer<Provided>,
  needs: Tokens<Needs>,
): FactoryProvider<Provided>;
export function provide<Provided>(
  token: Token<Provided>,
  Made: new (...needs: never[]) => Provided,
  needs: readonly Token<unknown>[] | Readonly<Record<string, Token<unknown>>>,
): FactoryProvider<Provided> {
  const names = Object.keys(needs);
  const byName = (found: unknown[]) => Object.fromEntries(names.map((name, at) => [name, found[at]]));
  return {
    provide: token,
    inject: Object.values(needs),
    useFactory: (...found: unknown[]) =>
      new Made(...((Array.isArray(needs) ? found : [byName(found)]) as never[])),
  };
}
