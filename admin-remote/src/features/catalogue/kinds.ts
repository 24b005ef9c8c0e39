import {
  ifMatch,
  staffApi,
  type CatalogueHistoryEntry,
  type ColorChanges,
  type FabricChanges,
  type FinishingQualityChanges,
  type FitChanges,
  type Page,
  type PrintTypeChanges,
  type ProductTypeChanges,
} from '@tiraz/api-client/staff';
import { WHOLE_LIST } from '../../ui/item-names';

/** An item of whatever kind; its other fields are those of its kind. */
export interface Item extends Record<string, unknown> {
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
  version: number;
}

export type Fields = Record<string, unknown>;

/** `line` and `text` fields that have an Arabic twin stand beside it. */
export interface Field {
  name: string;
  form:
    | 'line'
    | 'text'
    | 'amount'
    | 'quantityBreaks'
    | 'sizes'
    | 'grams'
    | 'hex'
    | 'silhouette'
    | 'weave'
    | 'cut'
    | 'technique'
    | 'underbase'
    | 'printAreas'
    | 'items'
    | 'switch'
    | 'picture';
  isBilingual?: boolean;
  isRequired?: boolean;
  /** In characters. */
  longest?: number;
  /** What the form of a new item begins with. */
  initially?: string;
  /** Of items: their kind. */
  of?: 'productTypes' | 'fabrics';
}

const NAME = {
  name: 'name',
  form: 'line',
  isBilingual: true,
  isRequired: true,
  longest: 120,
} as const satisfies Field;
const DESCRIPTION = {
  name: 'description',
  form: 'text',
  isBilingual: true,
  longest: 2000,
} as const satisfies Field;
const COMPOSITION = { ...NAME, name: 'composition', longest: 200 } as const satisfies Field;
const PICTURE = { name: 'imageUrl', form: 'picture' } as const satisfies Field;
const BREAKS = { name: 'quantityBreaks', form: 'quantityBreaks' } as const satisfies Field;
const REFUSED = { name: 'isUnsuitedRefused', form: 'switch' } as const satisfies Field;
const PRODUCTS = {
  name: 'unsuitedProductTypes',
  form: 'items',
  of: 'productTypes',
} as const satisfies Field;
const amount = <Name extends string>(name: Name, initially = '0.00') =>
  ({ name, form: 'amount', isRequired: true, initially }) as const satisfies Field;

/** A field of the form that the body of a write has as well, in a form that fits what the body holds there. */
type FieldOf<New> = {
  [Name in keyof New & string]: Field & {
    name: Name;
    form: NonNullable<New[Name]> extends number ? 'grams' : Exclude<Field['form'], 'grams'>;
  };
}[keyof New & string];

interface Answer<Data> {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}
type Write<Argument, Stored> = () => readonly [
  (argument: Argument) => { unwrap: () => Promise<Stored> },
  ...unknown[],
];
type Edit = { id: string } & ReturnType<typeof ifMatch>;

/** A kind by its form and by its generated endpoints, which differ in the types of the kind's own fields alone. */
interface Description<One extends string, Stored extends Item, New, Changes, Update> {
  /** How the previewed prices call the kind. */
  one: One;
  fields: readonly FieldOf<New>[];
  list: {
    useQuery: (argument: { limit: number }) => Answer<Page<Stored>>;
    useLazyQuery: Write<{ limit: number }, Page<Stored>>;
  };
  history: { useQuery: (id: string) => Answer<CatalogueHistoryEntry[]> };
  create: { useMutation: Write<New, Stored> };
  update: { useMutation: Write<Update, Stored> };
  updateOf: (edit: Edit, changes: Changes) => Update;
  order: { useMutation: Write<{ ids: string[] }, Stored[]> };
}

/** What the screens know of a kind. The forms speak of fields by their names: what they send takes its type here. */
function kindOf<One extends string, Stored extends Item, New, Changes, Update>(
  kind: Description<One, Stored, New, Changes, Update>,
) {
  const fields: readonly Field[] = kind.fields;
  return {
    one: kind.one,
    fields,
    /** The names of the fields that are prices. */
    prices: fields.filter(({ form }) => form === 'amount').map(({ name }) => name),
    /** The same with what lowers them: what a preview of prices takes. */
    previewed: fields
      .filter(({ form }) => form === 'amount' || form === 'quantityBreaks')
      .map(({ name }) => name),
    useItems: (): Answer<Page<Item>> => kind.list.useQuery(WHOLE_LIST),
    useHistory: (id: string) => kind.history.useQuery(id),
    useWrites: () => {
      const [create] = kind.create.useMutation();
      const [update] = kind.update.useMutation();
      const [order] = kind.order.useMutation();
      const [look] = kind.list.useLazyQuery();
      return {
        create: (body: Fields): Promise<Item> => create(body as New).unwrap(),
        update: (id: string, changes: Fields, version: number): Promise<Item> =>
          update(kind.updateOf({ id, ...ifMatch(version) }, changes as Changes)).unwrap(),
        order: (ids: string[]): Promise<Item[]> => order({ ids }).unwrap(),
        /** The ids as they are in order by now. */
        ordered: async () => (await look(WHOLE_LIST).unwrap()).items.map(({ id }) => id),
      };
    },
  };
}

const { endpoints: e } = staffApi;
export const KINDS = {
  productTypes: kindOf({
    one: 'productType',
    fields: [
      NAME,
      amount('basePrice'),
      BREAKS,
      { name: 'silhouette', form: 'silhouette', initially: 'generic' },
      { name: 'printAreas', form: 'printAreas' },
      { name: 'sizes', form: 'sizes' },
      DESCRIPTION,
      PICTURE,
    ],
    list: e.listStaffProductTypes,
    history: e.getProductTypeHistory,
    create: e.createProductType,
    update: e.updateProductType,
    updateOf: (edit, productTypeChanges: ProductTypeChanges) => ({ ...edit, productTypeChanges }),
    order: e.orderProductTypes,
  }),
  fabrics: kindOf({
    one: 'fabric',
    fields: [
      NAME,
      { name: 'gsm', form: 'grams', isRequired: true, initially: '180' },
      amount('costMultiplier', '1.00'),
      COMPOSITION,
      { name: 'weave', form: 'weave', initially: 'generic' },
      PRODUCTS,
      REFUSED,
      DESCRIPTION,
      PICTURE,
    ],
    list: e.listStaffFabrics,
    history: e.getFabricHistory,
    create: e.createFabric,
    update: e.updateFabric,
    updateOf: (edit, fabricChanges: FabricChanges) => ({ ...edit, fabricChanges }),
    order: e.orderFabrics,
  }),
  fits: kindOf({
    one: 'fit',
    fields: [
      NAME,
      amount('priceModifier'),
      { name: 'cut', form: 'cut', initially: 'regular' },
      PRODUCTS,
      REFUSED,
    ],
    list: e.listStaffFits,
    history: e.getFitHistory,
    create: e.createFit,
    update: e.updateFit,
    updateOf: (edit, fitChanges: FitChanges) => ({ ...edit, fitChanges }),
    order: e.orderFits,
  }),
  finishingQualities: kindOf({
    one: 'finishingQuality',
    fields: [NAME, amount('priceModifier'), DESCRIPTION],
    list: e.listStaffFinishingQualities,
    history: e.getFinishingQualityHistory,
    create: e.createFinishingQuality,
    update: e.updateFinishingQuality,
    updateOf: (edit, finishingQualityChanges: FinishingQualityChanges) => ({
      ...edit,
      finishingQualityChanges,
    }),
    order: e.orderFinishingQualities,
  }),
  printTypes: kindOf({
    one: 'printType',
    fields: [
      NAME,
      amount('setupCost'),
      amount('perItemCost'),
      { name: 'technique', form: 'technique', initially: 'generic' },
      { name: 'underbase', form: 'underbase', initially: 'none' },
      BREAKS,
      { name: 'unsuitedFabrics', form: 'items', of: 'fabrics' },
      REFUSED,
      DESCRIPTION,
    ],
    list: e.listStaffPrintTypes,
    history: e.getPrintTypeHistory,
    create: e.createPrintType,
    update: e.updatePrintType,
    updateOf: (edit, printTypeChanges: PrintTypeChanges) => ({ ...edit, printTypeChanges }),
    order: e.orderPrintTypes,
  }),
  colors: kindOf({
    one: 'color',
    fields: [NAME, { name: 'hex', form: 'hex', isRequired: true, initially: '#' }],
    list: e.listStaffColors,
    history: e.getColorHistory,
    create: e.createColor,
    update: e.updateColor,
    updateOf: (edit, colorChanges: ColorChanges) => ({ ...edit, colorChanges }),
    order: e.orderColors,
  }),
};

export type Kind = keyof typeof KINDS;
