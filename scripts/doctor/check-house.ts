import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";
import { about, type Finding } from "./finding.ts";

type Form = "text" | "list" | "object" | "function" | "number";
type Required<T> = { [Name in keyof T as object extends Pick<T, Name> ? never : Name]: Form };

/** The compiler asks for a row for each field that a house must have. */
const ENGINE: Required<House> = {
	name: "text",
	id: "text",
	realm: "text",
	carriers: "list",
	returns: "object",
	organizations: "list",
	sites: "list",
	countries: "list",
	currencies: "list",
	localPrice: "function",
	preferencesOf: "function",
	passwordPolicy: "object",
	customerGroups: "list",
	inventoryList: "text",
	paymentMethods: "list",
	shipping: "object",
	taxRateAt: "function",
	promotionRules: "object",
	sortingOptions: "object",
	search: "object",
	outfits: "object",
	stores: "list",
	stockInStore: "function",
	postalAreas: "list",
	reservationHours: "number",
	subscriptions: "list",
	redirects: "object",
	content: "object",
	media: "object",
	films: "object",
	models: "object",
	customers: "object",
};
const STOREFRONT: Required<StorefrontHouse> = {
	name: "text",
	id: "text",
	icon: "text",
	customerServiceEmail: "text",
	sites: "object",
	media: "object",
	variables: "object",
};

const FORMS: Record<Form, (value: unknown) => boolean> = {
	text: (value) => typeof value === "string" && value !== "",
	list: Array.isArray,
	object: (value) => typeof value === "object" && value !== null,
	function: (value) => typeof value === "function",
	number: (value) => typeof value === "number" && Number.isFinite(value),
};

const { fine, note, stop } = about("house");

export type HouseChoice = {
	/** The dependency `house` of package.json. */
	declared: string | undefined;
	/** The folder to which `house` leads in node_modules, relative to the repository; undefined if it leads nowhere. */
	linked: string | undefined;
	/** VETRINA_HOUSE, and whether that folder exists. */
	override?: { folder: string; exists: boolean };
};

export function checkChoice({ declared, linked, override }: HouseChoice): Finding[] {
	if (override && linked)
		return override.exists
			? [fine(`The house is ${override.folder}, because VETRINA_HOUSE says so.`)]
			: [
					stop(
						`VETRINA_HOUSE names ${override.folder}, which is no folder.`,
						"Unset VETRINA_HOUSE, or name a folder with a house; `npm run create` makes one.",
					),
				];
	const folder = declared?.replace(/^file:(?:\.\/)?/, "").replace(/\/$/, "");
	if (!folder)
		return [
			stop(
				"package.json names no house.",
				'Add "house": "file:packages/demo-house" to its dependencies, then run `npm install`.',
			),
		];
	return linked === folder
		? [fine(`The house is ${folder}.`)]
		: [
				stop(
					`package.json names the house ${folder}, and the installed one is ${linked ?? "missing"}.`,
					"Run `npm install`.",
				),
			];
}

export type HouseModules = {
	engine?: { house?: unknown };
	storefront?: { storefront?: unknown };
	theme?: { theme?: unknown };
	checkout?: { methods?: unknown };
};
/** `errors`: why a module could not be read, by its name. */
export type HouseFacts = {
	modules: HouseModules;
	errors: Readonly<Record<string, string>>;
	hasCatalogue: boolean;
	/** Letters that the fonts of the theme lack, or why a font cannot be read. */
	fontFaults?: readonly string[];
	/** Codes of the languages that the repository has. */
	languages: readonly string[];
	/** The platform has an address of its own, so that the embedded cloud is not asked. */
	hasPlatform: boolean;
};

const EXPORTS: Readonly<Record<keyof HouseModules, string>> = {
	engine: "house",
	storefront: "storefront",
	theme: "theme",
	checkout: "methods",
};

/** Returns faults of a module's form as sentences. */
function listFormFaults(file: string, value: unknown, forms: Readonly<Record<string, Form>>): string[] {
	if (!FORMS.object(value)) return [];
	const fields = value as Record<string, unknown>;
	return Object.entries(forms).flatMap(([name, form]) => {
		if (FORMS[form](fields[name])) return [];
		return [`${file}: \`${name}\` is ${fields[name] === undefined ? "missing" : `no ${form}`}.`];
	});
}

/** Returns a sentence for each mismatch between the parts of a house, or between a house and the repository's languages. */
function listMismatches(
	house: House,
	storefront: StorefrontHouse,
	{ languages, hasPlatform }: HouseFacts,
): string[] {
	const siteIds = house.sites.map(({ id }) => id);
	const currencies = house.currencies.map(({ code }) => code);
	const { COMMERCE_ORGANIZATION: organizationId, COMMERCE_CLIENT_ID: clientId } = storefront.variables;
	const organization = house.organizations.find((one) => one.organizationId === organizationId);
	const countries = house.countries.flatMap(({ code, siteId, currency, languages: spoken }) => [
		...(siteIds.includes(siteId) ? [] : [`Country ${code} belongs to the site ${siteId}, which is none.`]),
		...(currencies.includes(currency)
			? []
			: [`Country ${code} sells in ${currency}, which \`currencies\` does not have.`]),
		...spoken
			.filter((language) => !languages.includes(language))
			.map((language) => `Country ${code} speaks ${language}, which the repository does not have.`),
	]);
	const sites = storefront.sites.sites.flatMap(({ id, defaultCountry, defaultLanguage }) => {
		if (!siteIds.includes(id)) return [`storefront.ts has the site ${id}, which engine.ts does not have.`];
		const country = house.countries.find(({ code, siteId }) => code === defaultCountry && siteId === id);
		if (!country)
			return [`The usual country of the site ${id} is ${defaultCountry}, which it does not have.`];
		return country.languages.some((language) => language === defaultLanguage)
			? []
			: [
					`The usual language of the site ${id} is ${defaultLanguage}, which ${defaultCountry} does not speak.`,
				];
	});
	const cloud = organization
		? organization.clients.some((client) => client.clientId === clientId)
			? []
			: [`COMMERCE_CLIENT_ID is ${clientId}, which is no client of ${organizationId} in engine.ts.`]
		: [`COMMERCE_ORGANIZATION is ${organizationId}, which engine.ts does not have.`];
	return [...countries, ...sites, ...(hasPlatform ? [] : cloud)];
}

export function checkHouse(facts: HouseFacts): Finding[] {
	const { modules, errors } = facts;
	const unread = Object.entries(EXPORTS).flatMap(([name, exported]) => {
		const error = errors[name];
		if (error !== undefined)
			return [
				stop(
					`${name}.ts of the house cannot be read: ${error}`,
					name === "theme"
						? "Run `npm run upgrade`, which writes the theme of a house that had none, or mend the file."
						: "Mend the file; tests/houses/plain is the smallest house.",
				),
			];
		const module: Readonly<Record<string, unknown>> | undefined = modules[name as keyof HouseModules];
		return module?.[exported] === undefined
			? [
					stop(
						`${name}.ts of the house exports no \`${exported}\`.`,
						`Export it: \`export const ${exported} = …\`.`,
					),
				]
			: [];
	});
	if (unread.length > 0) return unread;
	const house = modules.engine?.house;
	const storefront = modules.storefront?.storefront;
	const forms = [
		...listFormFaults("engine.ts", house, ENGINE),
		...listFormFaults("storefront.ts", storefront, STOREFRONT),
	];
	const mismatches =
		forms.length > 0 ? [] : listMismatches(house as House, storefront as StorefrontHouse, facts);
	const schema = [...forms, ...mismatches].map((says) =>
		stop(says, "Change it in the house; `npx tsc -b` also names wrong types."),
	);
	const theme = [
		...listThemeFaults(modules.theme?.theme).map((says) =>
			stop(`theme.ts: ${says}`, "Change it there; the build asks for the same."),
		),
		...(facts.fontFaults ?? []).map((says) =>
			stop(
				`theme.ts: ${says}`,
				"Add the file, or run `npm install` with the font's package, or change `fonts`.",
			),
		),
	];
	const methods = modules.checkout?.methods;
	const checkout =
		Array.isArray(methods) && methods.length > 0
			? []
			: [note("checkout.ts lists no payment method.", "List one of `payments/`, such as `card`.")];
	const catalogue = facts.hasCatalogue
		? []
		: [
				stop(
					"The house has no catalogue.",
					"Write catalogue.jsonl (docs/catalogue-format.md), or a generator seed.ts.",
				),
			];
	const faults = [...schema, ...theme, ...checkout, ...catalogue];
	return faults.length > 0
		? faults
		: [fine("Settings, theme, payment methods and catalogue of the house are in order.")];
}

function listThemeFaults(theme: unknown): string[] {
	try {
		return checkTheme(theme as Theme);
	} catch {
		return ["it has not the form of `Theme` in packages/shop-rules/theme/theme.ts."];
	}
}

/** `applied`: the last migration that the house records. */
export function checkMigration(applied: number, newest: number): Finding[] {
	if (applied === newest) return [fine(`The house is at migration ${newest}, the newest.`)];
	return applied < newest
		? [
				note(
					`The house is at migration ${applied} of ${newest}.`,
					"Run `npm run upgrade`; `-- --dry-run` shows what it would change.",
				),
			]
		: [
				note(
					`The house is at migration ${applied}, and this engine knows ${newest}.`,
					"Update the engine to the release that the house was upgraded to.",
				),
			];
}

export const checkContent = (faults: readonly string[]): Finding[] =>
	faults.length === 0
		? [fine("The editors' entries of the house have no fault.")]
		: [
				note(
					`The editors' entries of the house have ${faults.length} faults, such as ${faults[0]}.`,
					"`npm run content -- validate` lists all of them.",
				),
			];

/** Returns the variables that a house gives to the storefront; none if it cannot be read. */
export function readVariables({ storefront }: HouseModules): Readonly<Record<string, unknown>> {
	const house = storefront?.storefront;
	const isWhole = listFormFaults("storefront.ts", house, { variables: "object" }).length === 0;
	return isWhole && FORMS.object(house) ? { ...(house as StorefrontHouse).variables } : {};
}
