import { Attacks } from '../support/attacks.ts';
import { openBrowser } from '../support/browser.ts';
import { Look } from '../support/looking.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { plantEverywhere, type Fate, type PlantedField } from '../support/planted-texts.ts';
import { visitAll } from '../support/visits.ts';
import { proof } from '../proof.ts';

const ONE_OF_EACH_KIND =
  'SELECT DISTINCT ON (kind, language) id FROM messages ORDER BY kind, language, id DESC';

/** How often one client may do something is bounded elsewhere: what is throttled nobody looks at. */
const FREELY = { env: { SIGN_INS_PER_MINUTE: '0', INQUIRIES_PER_MINUTE: '0' } };

proof({
  promise: 'Text: 100 script payloads in every field, shown literally on every screen',
  figure: `${PAYLOADS} payloads in each text of the OpenAPI document: shown literally on some screen, or refused, or kept on none, as is said of that text; none runs, none becomes markup, the policy has nothing to report`,
  limitMs: 5_400_000,
  bites:
    'Where it opened inquiries of visitors alone it printed “not repelled: customerPhone of POST /api/admin/inquiries is on no screen … 4176 attacks, 2 not repelled … NOT HELD”. Where the details of an inquiry take its message for HTML it printed, when fewer screens were opened, “makes markup of a text: <form action="javascript:hit(/vm11./)"> … has something to report: script-src-attr blocked inline … NOT HELD”; the policy alone still kept every one from running.',
  async prove({ start, say, defer }) {
    const attacks = new Attacks(say);
    const copy = await start(FREELY);
    const { cookie } = await copy.signIn();
    const { fields, things } = await plantEverywhere(copy, { cookie }, say);
    const mails = (await copy.sql(ONE_OF_EACH_KIND)).map(({ id }) => id);
    const look = new Look(copy, await openBrowser(defer), attacks);
    await Promise.all(
      (['en', 'ar'] as const).map((language) => visitAll(look, things, mails, { language, cookie }, say)),
    );
    for (const field of fields) judge(field, look.seen, attacks, say);
    const count = (fate: Fate) => fields.filter((field) => field.fate === fate).length;
    return attacks.result(
      `${fields.length} texts in the document, ${count('shown')} kept and shown, ${count('unseen')} taken and on no screen, ` +
        `${count('refused')} refused; ${look.seen.size} payloads seen literally in ${look.views} views of screens and dialogs`,
    );
  },
});

/** Prints where a text was seen; one that is kept and that no screen shows is not proven. */
function judge(
  { operation, field, mark, fate, kept, refused, faults }: PlantedField,
  seen: Look['seen'],
  attacks: Attacks,
  say: (line: string) => void,
): void {
  const marks = [...seen].filter(([name]) => name.replace(/\d+$/, '') === mark);
  const places = new Set(marks.flatMap(([, where]) => [...where]));
  const where = `${marks.length} of them seen in ${places.size} views, first ${[...places][0]}`;
  say(`${operation} ${field}: ${refused} refused, ${kept} kept, ${where}`);
  const name = `${field} of ${operation}`;
  attacks.note(`${name}: what became of it`, faults.length === 0, faults);
  attacks.note(`${name} is tried`, kept + refused === PAYLOADS, kept + refused);
  attacks.note(`${name} is ${fate}`, fate === 'refused' ? kept === 0 : kept > 0, { kept, refused });
  if (fate === 'shown') attacks.note(`${name} is on no screen`, marks.length > 0);
  else attacks.note(`${name} is on a screen`, marks.length === 0, [...places]);
}
