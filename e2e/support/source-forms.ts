import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** Of what visitors see, and of what staff see. */
const SOURCES = {
  visitors: '{storefront,host-shell,libs/!(staff-kit)}/src/**/*',
  staff: '{admin-remote,libs/staff-kit}/src/**/*',
};
type Audience = keyof typeof SOURCES;

/** What of antd takes what somebody types or chooses. */
const ANTD_CONTROLS =
  /^(AutoComplete|Cascader|Checkbox|ColorPicker|DatePicker|Form|Input|InputNumber|Mentions|Radio|Rate|Segmented|Select|Slider|Switch|TimePicker|Transfer|TreeSelect|Upload)$/;
const NATIVE_CONTROLS = /^(form|input|select|textarea)$/;
const CONTROL_ROLES =
  /\b(contentEditable\b|role="(checkbox|combobox|radio|searchbox|slider|spinbutton|switch|textbox)")/;
const LAYERS = /^(Dialog|Modal|Drawer|Dropdown|Popover|Popconfirm|FormDialog)$/;

interface Component {
  name: string;
  /** The names of the elements that it renders, antd's by their own. */
  renders: Set<string>;
  source: string;
}

/** @param files in which kinds of files: a question needs no markup of its own */
function components(audience: Audience, files = '.tsx'): Component[] {
  return globSync(SOURCES[audience] + files, { cwd: REPOSITORY })
    .filter((file) => !/\.(spec|fixture)\.tsx?$|\/testing\//.test(file))
    .sort()
    .flatMap((file) => componentsIn(readFileSync(REPOSITORY + file, 'utf8')));
}

function componentsIn(text: string): Component[] {
  const antd = new Map<string, string>();
  for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'antd'/g)) {
    for (const name of names.split(',').map((part) => part.trim().replace(/^type /, ''))) {
      const [own = '', local = own] = name.split(' as ');
      antd.set(local, own);
    }
  }
  const isOwn = (name: string) => !antd.has(name) && /^[A-Z]/.test(name);
  return text.split(/^(?=(?:export )?(?:default )?(?:function|const|class) [A-Za-z])/m).flatMap((source) => {
    const name = /^(?:export )?(?:default )?(?:function|const|class) (\w+)/.exec(source)?.[1];
    if (!name) return [];
    const tags = [...source.matchAll(/(?<![\w.])<([A-Za-z]\w*)[\s<>/.]/g)].map(([, tag = '']) => tag);
    const renders = tags.map((tag) => (isOwn(tag) ? tag : (antd.get(tag) ?? tag)));
    return [{ name, renders: new Set(renders), source }];
  });
}

const isControl = (tag: string) => ANTD_CONTROLS.test(tag) || NATIVE_CONTROLS.test(tag);

/**
 * Every component in which somebody types or chooses: it renders a control, or a component with one that several
 * share, and that then is its own form.
 */
export function formsInSource(audience: Audience): string[] {
  const all = components(audience);
  const forms = new Set(
    all
      .filter(({ renders, source }) => [...renders].some(isControl) || CONTROL_ROLES.test(source))
      .map(({ name }) => name),
  );
  for (;;) {
    const shared = [...forms].filter((name) => all.filter(({ renders }) => renders.has(name)).length > 1);
    const more = all.filter(
      ({ name, renders }) => !forms.has(name) && shared.some((form) => renders.has(form)),
    );
    if (more.length === 0) return [...forms].sort();
    for (const { name } of more) forms.add(name);
  }
}

/** Every component that lays something over the page, and every question that is asked so. */
export function layersInSource(): string[] {
  return (['visitors', 'staff'] as const)
    .flatMap((audience) => components(audience, '.{ts,tsx}'))
    .filter(
      ({ renders, source }) =>
        [...renders].some((tag) => LAYERS.test(tag)) ||
        /\bmodal\.confirm\(|\buseQuestion\(|<dialog\b/.test(source),
    )
    .map(({ name }) => name)
    .sort();
}

/** The paths of every page: visitors' and, below `/admin`, those of staff; `:id` for what differs. */
export function routesInSource(): Record<Audience, string[]> {
  const read = (file: string) => readFileSync(REPOSITORY + file, 'utf8');
  const visitors = [...read('storefront/src/app/pages.ts').matchAll(/^ {2}'([^']*)': lazily\(/gm)];
  const staff = [...read('admin-remote/src/app/pages.tsx').matchAll(/'(\/[\w/:-]*)'/g)];
  return {
    visitors: visitors.map(([, path]) => path || '/'),
    staff: ['/login', '/join', ...staff.map(([, path]) => path!)].map((path) => `/admin${path}`),
  };
}
