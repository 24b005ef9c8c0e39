// `npm run sbom -w tools`: the bill of materials, dist/sbom.cdx.json, in CycloneDX 1.6. The same lock file gives the same file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { licenceOf } from './licences.ts';
import { idOf, shippedPackages, type Package } from './shipped.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'dist/sbom.cdx.json';
/** As a lock file calls it, and as CycloneDX does. */
const ALGORITHMS: Record<string, Enums.HashAlgorithm> = {
  sha1: Enums.HashAlgorithm['SHA-1'],
  sha512: Enums.HashAlgorithm['SHA-512'],
};

/** @returns JSON */
export function billOfMaterials(
  product: { name: string; version: string; license: string },
  packages: Package[],
): string {
  const components = new Map(packages.map((shipped) => [shipped.path, componentOf(shipped)]));
  const refs = (paths: string[]) => paths.flatMap((path) => components.get(path)?.bomRef ?? []);
  for (const { path, needs } of packages) {
    for (const needed of refs(needs)) components.get(path)?.dependencies.add(needed);
  }
  const root = new Models.Component(Enums.ComponentType.Application, product.name, {
    version: product.version,
    bomRef: idOf(product),
    licenses: new Models.LicenseRepository([new Models.SpdxLicense(product.license)]),
    dependencies: new Models.BomRefRepository(
      refs(packages.filter(({ isOurs }) => isOurs).map(({ path }) => path)),
    ),
  });
  const bom = new Models.Bom({
    components: new Models.ComponentRepository(components.values()),
    metadata: new Models.Metadata({ component: root }),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** @returns what CycloneDX's own schema has against it */
export function billFaults(bill: string): Promise<unknown> {
  return new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill);
}

function componentOf(shipped: Package): Models.Component {
  const { path, name, version, integrity, isOurs } = shipped;
  const [bare = name, group] = name.split('/').reverse();
  const licence = licenceOf(shipped);
  const [, named = '', digest = ''] = /^(\w+)-(\S+)/.exec(integrity ?? '') ?? [];
  const algorithm = ALGORITHMS[named];
  return new Models.Component(Enums.ComponentType.Library, bare, {
    group,
    version,
    // One version may lie in several places, each with other neighbours.
    bomRef: path,
    purl: isOurs ? undefined : `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: new Models.HashDictionary(
      algorithm ? [[algorithm, Buffer.from(digest, 'base64').toString('hex')]] : [],
    ),
    licenses: new Models.LicenseRepository(licence ? [licenceModel(licence)] : []),
  });
}

function licenceModel(licence: string): Models.License {
  return licence.includes(' ') ? new Models.LicenseExpression(licence) : new Models.SpdxLicense(licence);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const product = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
  const packages = shippedPackages(REPOSITORY);
  const bill = billOfMaterials(
    product,
    packages.filter(({ path }) => path !== ''),
  );
  const faults = await billFaults(bill);
  if (faults) {
    console.error('The bill of materials is not valid:', JSON.stringify(faults, null, 1));
    process.exitCode = 1;
  } else {
    const file = join(REPOSITORY, FILE);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bill);
    console.log(`${FILE}: ${packages.length - 1} components, valid CycloneDX 1.6`);
  }
}
