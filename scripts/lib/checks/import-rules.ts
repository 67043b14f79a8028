/**
 * The allowed imports between folders, as rules of dependency-cruiser. A folder may always import from itself; other imports between the
 * repository's folders are forbidden unless a row allows them.
 */
type Row = {
	name?: string;
	from: string;
	may: string[];
	/** Folders whose types alone may be imported, because erased imports create no dependency at run time. */
	types?: string[];
	packages?: string[];
	why: string;
};

/** The Worker's layers, lowest first. A layer may import from the layers before it. */
const LAYERS = ["base", "cache", "platform", "request", "present"] as const;
const below = (layer: (typeof LAYERS)[number]): string =>
	`^worker/(${LAYERS.slice(0, LAYERS.indexOf(layer)).join("|")})/`;
const ALL_LAYERS = `^worker/(${LAYERS.join("|")})/`;
const ROUTES = "^pages/routes\\.ts$";
const CONTRACTS = "^pages/[^/]+/contract\\.ts$";
const SCREENS = "^pages/[^/]+/.+\\.(tsx|css)$";
const CONFIG_LIBRARY = "^scripts/lib/((house|run|deployment/environments)\\.ts$|(development|texts)/)";
const LOADERS = "^pages/[^/]+/(?!contract\\.).+\\.ts$";

const SHOP_RULES = "^packages/shop-rules/";
const CONTENT_MODEL = "^packages/content-model/";
/** They ask another service for the house's content types (decision 167). */
const CONTENT_ADAPTERS = "^worker/platform/content/(contentful|documents)/";
const HOUSE_FORMATS = "^packages/commerce-sandbox/(house|catalogue)/";
const HOUSE = "^packages/demo-house/(engine|storefront|checkout|theme)\\.ts$";
const HOUSE_LIST = "^packages/demo-house/checkout\\.ts$";
const HOUSE_READERS = [
	"^packages/commerce-sandbox/house\\.ts$",
	"^worker/base/house\\.ts$",
	"^payments/house-list\\.ts$",
];
const SHARED = "^(shared|packages/shop-rules)/";

const SECTION_ENTRIES = "^sections/[^/]+/entry\\.ts$";
const SECTION_LOADERS = "^sections/([^/]+/section|[^/]+)\\.ts$";

const PAYMENTS = "^payments/[^/]+\\.ts$";
const UNDER_PAYMENTS = below("present");

export const TABLE: Row[] = [
	{
		from: "^shared/domain/",
		may: [ROUTES, SHOP_RULES],
		packages: [],
		why: "Rules are pure: they use no packages, and no other folder except the table of routes and the rules shared with the sandbox.",
	},
	{
		from: "^shared/contracts/",
		may: ["^shared/domain/", SHOP_RULES],
		types: [CONTRACTS, ROUTES],
		packages: ["zod"],
		why: "Contracts are schemas over the domain.",
	},
	{
		from: "^shared/i18n/",
		may: [SHARED, "^locales/"],
		types: [CONTRACTS],
		why: "Texts are used on both sides.",
	},
	{
		from: "^worker/base/",
		may: [SHARED, HOUSE],
		why: "All other folders of the Worker may import the base.",
	},
	{
		from: "^worker/cache/",
		may: [below("cache"), ROUTES, SHARED],
		why: "The cache knows neither pages nor platforms.",
	},
	{
		from: "^worker/platform/",
		may: [below("platform"), SHARED, CONTENT_MODEL],
		why: "Ports know vendors, not requests or pages.",
	},
	{
		from: "^worker/request/",
		may: [below("request"), ROUTES, SHARED],
		why: "A request's locale, session and context are the same for every page, so pages are passed in as the table of routes.",
	},
	{
		name: "payments",
		from: PAYMENTS,
		may: [UNDER_PAYMENTS, HOUSE_LIST, SHARED],
		types: [CONTRACTS],
		why: "Modules shared by all payment methods must not import a single one: the house lists the methods.",
	},
	{
		name: "payments: methods",
		from: "^payments/[^/]+/(?!platform\\.|browser/).+\\.ts$",
		may: [PAYMENTS, "^payments/[^/]+/platform\\.ts$", UNDER_PAYMENTS, SHARED],
		types: [CONTRACTS],
		why: "A method's row uses requests and ports, and is below the pages that show it.",
	},
	{
		name: "payments: platform",
		from: "^payments/[^/]+/platform\\.ts$",
		may: [below("platform"), "^worker/platform/", SHARED],
		why: "Payment methods translate the platform's names, as ports do.",
	},
	{
		name: "payments: parts",
		from: "^payments/([^/]+/browser/.+|.+\\.(tsx|css))$",
		may: ["^client/(features|ui|state|styles)/", SHARED],
		types: [CONTRACTS, "^payments/[^/]+/contract\\.ts$"],
		why: "A method's part of the page runs in the browser, which must not load its row.",
	},
	{
		name: "sections: entries",
		from: SECTION_ENTRIES,
		may: ["^worker/(base|platform/content)/", SHARED],
		packages: ["zod"],
		why: "The content port finds these files: each says what is asked of a section's entry, and how it is read.",
	},
	{
		name: "sections: loaders",
		from: SECTION_LOADERS,
		may: [SECTION_ENTRIES, ALL_LAYERS, ROUTES, SHARED],
		types: [CONTRACTS],
		why: "A section's view is made in the Worker, for any page.",
	},
	{
		name: "sections: views",
		from: "^sections/.+\\.(tsx|css)$",
		may: ["^client/(features|ui|state|styles)/", SHARED],
		types: ["^sections/[^/]+/section\\.ts$"],
		why: "A section's component runs in the browser, which must not load its loader.",
	},
	{
		from: "^worker/present/",
		may: [below("present"), PAYMENTS, ROUTES, SHARED],
		why: "Values for screens use requests and ports, and are below the pages that use them.",
	},
	...["api", "files", "ops"].map((folder) => ({
		from: `^worker/${folder}/`,
		may: [ALL_LAYERS, PAYMENTS, ROUTES, SHARED],
		why: "An entry to the Worker uses its layers, and needs neither pages nor another entry.",
	})),
	{
		name: "worker/render",
		from: "^worker/render/(?!html/)",
		may: [ALL_LAYERS, ROUTES, "^pages/(error|landing)/loader\\.ts$", SHARED],
		types: [CONTRACTS],
		why: "The table of routes and the function that renders HTML are passed in; the landing and error pages are no routes.",
	},
	{
		from: "^worker/render/html/",
		may: ["^client/", "^worker/base/", SHARED, "^locales/"],
		types: ["^worker/render/[^/]+$"],
		why: "Rendering HTML is the single edge from the Worker to the client.",
	},
	{
		name: "worker/routes",
		from: "^worker/routes\\.ts$",
		may: ["^worker/request/", "^worker/api/forms/preferences-form\\.ts$", ROUTES, LOADERS, SHARED],
		why: "The table joins routes with what responds to them.",
	},
	{
		name: "worker/index",
		from: "^worker/index\\.ts$",
		may: ["^worker/", SHARED],
		why: "The Worker's entry connects its parts, and reaches pages through the table of routes.",
	},
	{
		name: "pages: routes",
		from: ROUTES,
		may: [],
		types: [CONTRACTS],
		packages: [],
		why: "The table of routes is data, for both sides.",
	},
	{
		name: "pages: contracts",
		from: CONTRACTS,
		may: ["^shared/(domain|contracts)/", SHOP_RULES],
		types: [CONTRACTS],
		packages: [],
		why: "A page's contract is shared by its loader and its screen.",
	},
	{
		name: "pages: loaders",
		from: LOADERS,
		may: [SECTION_LOADERS, ALL_LAYERS, PAYMENTS, ROUTES, SHARED],
		types: [CONTRACTS, SECTION_ENTRIES],
		why: "Loaders and forms run in the Worker.",
	},
	{
		name: "pages: screens",
		from: SCREENS,
		may: ["^client/(features|ui|state|styles)/", SHARED],
		types: [CONTRACTS],
		why: "Screens compose features.",
	},
	{
		name: "vite.config",
		from: "^(vite\\.config\\.ts$|scripts/vite/)",
		may: [CONFIG_LIBRARY],
		types: [SHARED, "^worker/"],
		why: "The development server restarts when an import of its configuration changes, so sources of the shop are imported when needed.",
	},
	{
		name: "vite.config: library",
		from: CONFIG_LIBRARY,
		may: [],
		types: ["^(shared|worker)/", "^packages/commerce-sandbox/house/", SHOP_RULES],
		why: "vite.config.ts imports this file, and the development server restarts when an import of its configuration changes.",
	},
	{
		from: "^client/app/",
		may: ["^client/(features|ui|state|styles)/", ROUTES, SCREENS, SHARED, "^locales/"],
		types: [CONTRACTS],
		why: "The app joins features, and shows the screens of pages.",
	},
	{
		from: "^client/features/",
		may: ["^client/(ui|state|styles)/", SHARED],
		types: [CONTRACTS],
		why: "Features use ui, state and shared.",
	},
	{
		from: "^client/state/",
		may: [SHARED],
		types: ["^client/ui/"],
		why: "State knows neither components nor pages.",
	},
	{
		from: "^client/ui/",
		may: ["^client/styles/", "^shared/domain/media/(images|gallery)\\.ts$"],
		types: ["^shared/contracts/", SHOP_RULES, CONTRACTS],
		why: "Primitives know no domain; text comes in as props.",
	},
	{
		from: SHOP_RULES,
		may: [],
		packages: ["libphonenumber-js"],
		why: "Rules that the storefront and the sandbox share are pure: no packages but the world's telephone numbers.",
	},
	{
		from: CONTENT_MODEL,
		may: [SHOP_RULES],
		packages: ["zod"],
		why: "The content types are a part of the contract between storefront and sandbox, so they know neither.",
	},
	{
		from: "^packages/commerce-sandbox/",
		may: [CONTENT_MODEL, SHOP_RULES, HOUSE],
		why: "The commerce cloud could be another company's: only HTTP joins it to the storefront.",
	},
	{
		from: "^packages/operations/",
		may: [SHOP_RULES],
		packages: [],
		why: "The Worker of operations knows the shop by what it is handed, so that it works while the shop does not.",
	},
	{
		from: "^packages/drawn-pictures/",
		may: ["^packages/commerce-sandbox/", SHOP_RULES],
		why: "Drawings follow the sandbox's contract for media.",
	},
	{
		name: "packages/demo-house: list",
		from: HOUSE_LIST,
		may: ["^payments/", "^packages/demo-house/payment-names\\.ts$"],
		why: "The house lists and names its payment methods. The storefront bundles the list, so it holds nothing of the sandbox.",
	},
	{
		name: "packages/demo-house",
		from: "^packages/demo-house/(?!checkout\\.ts$)",
		may: [HOUSE_FORMATS, "^packages/drawn-pictures/", SHOP_RULES],
		types: ["^shared/domain/(shell/storefront-house|locale/market)\\.ts$"],
		why: "A house is data in the formats of the sandbox and of the storefront. Neither the sandbox's settings, which derive from a house, nor its endpoints may be needed by one.",
	},
];

/** The client may import this module's type, which Hono's RPC client needs. */
const RPC_TYPE = "^worker/api/app\\.ts$";

const OURS = "^(pages|payments|sections|worker|client|shared|packages|scripts|tests|e2e|bench|locales)/";
const TESTS = "(^packages/[^/]+/scripts/|\\.test\\.tsx?|/testing(/|\\.ts$)|^client/fixtures/)";

export type Rule = { name: string; severity: "error"; comment: string; from: object; to: object };

type FolderRule = Rule & { scope: "folder" };

export function importRules(): Rule[] {
	return [...TABLE.flatMap(buildRules), ...SPECIAL];
}

function buildRules({ from, may, types = [], packages, why, ...row }: Row): Rule[] {
	const name = row.name ?? from.replace(/[\^()]|\/$/g, "").replaceAll("|", "+");
	const source = { path: from, pathNot: TESTS };
	const exceptions = name.startsWith("client/") ? [RPC_TYPE] : [];
	const rules = [
		rule(`${name}: folders`, why, source, { path: OURS, pathNot: [from, ...may, ...types, ...exceptions] }),
	];
	if (types.length > 0)
		rules.push(
			rule(`${name}: types only`, why, source, {
				path: types,
				pathNot: may,
				dependencyTypesNot: ["type-only"],
			}),
		);
	if (packages) {
		const allowedPatterns = packages.map((one) => `(^|/)node_modules/${one}/`);
		rules.push(
			rule(`${name}: packages`, why, source, {
				path: "(^|/)node_modules/",
				...(allowedPatterns.length > 0 ? { pathNot: allowedPatterns } : {}),
			}),
		);
	}
	return rules;
}

const PHONE_NUMBERS = "^packages/shop-rules/typed/phone-number\\.ts$";

const DRAFT_READERS = [
	"^packages/commerce-sandbox/records/content/",
	"^packages/commerce-sandbox/apis/content/management/",
	"^packages/commerce-sandbox/apis/studio/",
];

const SPECIAL: Rule[] = [
	rule(
		"numbering plans: not in browsers",
		"The numbering plans of all countries weigh more than a page's own code; rules that browsers share take a parser as an argument.",
		{ path: ["^(client|shared)/", SCREENS, "^sections/.+\\.tsx$"], pathNot: [TESTS, PHONE_NUMBERS] },
		{ path: [PHONE_NUMBERS, "(^|/)node_modules/libphonenumber-js/"] },
	),
	rule(
		"features: never each other",
		"What two features need belongs in state, ui or shared; what joins them, in a page.",
		{ path: "^client/features/([^/]+)/", pathNot: TESTS },
		{ path: "^client/features/", pathNot: "^client/features/$1/" },
	),
	rule(
		"screens: never each other",
		"A component or style sheet that two pages need belongs in features, ui or styles.",
		{ path: "^pages/([^/]+)/.+\\.tsx$", pathNot: TESTS },
		{ path: SCREENS, pathNot: "^pages/$1/" },
	),
	rule(
		"payments: never each other",
		"A method can be taken off the house's list, so no other may need it.",
		{ path: "^payments/([^/]+)/", pathNot: TESTS },
		{ path: "^payments/[^/]+/", pathNot: "^payments/$1/" },
	),
	rule(
		"sections: never each other",
		"A section is its folder: what two sections need belongs below them.",
		{ path: "^sections/([^/]+)/", pathNot: TESTS },
		{ path: "^sections/[^/]+/", pathNot: "^sections/$1/" },
	),
	rule(
		"client: the API's type only",
		"An import of the Worker's code would ship it to the browser.",
		{ path: ["^client/", SCREENS, "^sections/.+\\.tsx$"], pathNot: TESTS },
		{ path: "^worker/", dependencyTypesNot: ["type-only"] },
	),
	rule(
		"commerce: only over HTTP",
		"Nothing in the storefront may be able to tell which commerce cloud answers.",
		{
			path: "^(pages|payments|sections|worker|client|shared)/",
			pathNot: [...HOUSE_READERS, CONTENT_ADAPTERS],
		},
		{ path: "^packages/(?!shop-rules/)" },
	),
	rule(
		"drafts: for editors alone",
		"Responses of all other APIs are cached, and a draft must never be in one (content-9).",
		{ path: "^packages/commerce-sandbox/", pathNot: [TESTS, ...DRAFT_READERS] },
		{
			path: "^packages/commerce-sandbox/records/content/(read-drafts|read-tree|write-entries|entry-content)\\.ts$",
		},
	),
	rule(
		"the house: by one module",
		"Storefront and sandbox each read the chosen house in one place, so that any house can be chosen.",
		{ path: "^(worker|payments|sections|packages/commerce-sandbox)/", pathNot: [...HOUSE_READERS, TESTS] },
		{ path: HOUSE },
	),
	rule(
		"vendor shapes: behind the ports",
		"Only worker/platform knows the platform's clients, and the frames of editors are Page Designer's own.",
		{
			path: "^(pages|payments|sections|worker|client|shared)/",
			pathNot: ["^worker/platform/", "^client/features/design/", TESTS],
		},
		{ path: "(^|/)node_modules/(@salesforce|commerce-sdk-isomorphic)/" },
	),
	rule(
		"schemas: one way to write them",
		"Schemas stay on the server, where zod's smaller twin saves nothing.",
		{ path: OURS },
		{ path: "(^|/)node_modules/zod/(v4/)?mini" },
	),
	rule(
		"shipped: no tools",
		"Tools and tests are not part of the shop.",
		{ path: "^(pages|payments|sections|worker|client|shared|packages)/", pathNot: TESTS },
		{
			path: "^(scripts|tests|e2e|bench)/",
		},
	),
	rule(
		"no circles",
		"Two modules that need each other, if only for a type, are one or lack a third.",
		{ path: OURS },
		{ circular: true },
	),
	rule(
		"nothing missing",
		"Every import leads somewhere.",
		{ path: OURS },
		{
			couldNotResolve: true,
			pathNot: "^(cloudflare:|virtual:|node:|studio-files$)",
		},
	),
];

export const WITHOUT_CIRCLES = "^(client|shared|worker|pages|packages/commerce-sandbox)/";
/** Modules that the check for circles between folders ignores: tests may import anything, and routes and contracts count as shared. */
export const NOT_IN_FOLDERS = [TESTS, ROUTES, CONTRACTS, "^packages/commerce-sandbox/official-client/"];
export const FOLDER_RULES: FolderRule[] = [
	{
		...rule(
			"no circles between folders",
			"Two folders that need each other are one, or lack a third below both.",
			{},
			{ circular: true },
		),
		scope: "folder",
	},
];

function rule(name: string, comment: string, from: object, to: object): Rule {
	return { name, severity: "error", comment, from, to };
}
