import { type DrillShopper, newDrillShopper } from "./drill-shopper.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { type Found, findAddresses, VIEWS } from "./views.ts";

export type Drill = { origin: string; opsToken: string; locale: string; families: readonly string[] };
export type Cell = {
	status: number;
	first: number;
	last: number;
	lacks: boolean;
};
export type Row = { family: string; cells: Record<string, Cell>; health: string };
export type Table = { kind: Kind; rows: Row[] };

/** `s-maxage` in seconds of an incomplete page. */
const BRIEFLY = 10;
const ABREAST = 4;
/** The number of visits is one more than the failures that open a breaker. */
const VISITS = 4;

/**
 * Returns a shopper with a product in the basket, and the addresses to visit. Nothing else uses the drill's locale, so only its
 * configuration, menu and footer are cached.
 */
async function prepareDrill({ origin, locale }: Drill): Promise<{ shopper: DrillShopper; addresses: Found }> {
	const [, country = ""] = locale.split("-");
	// Addresses are found in another language, whose pages may be cached.
	const addresses = await findAddresses(newDrillShopper(origin, `en-${country}`)).catch(() =>
		findAddresses(newDrillShopper(origin, locale)),
	);
	const shopper = newDrillShopper(origin, locale);
	if (!(await shopper.get("/sitemap")).ok) throw new Error(`The shop has no locale ${locale}.`);
	await shopper.post("/cart", { intent: "add", productId: addresses.productId });
	return { shopper, addresses };
}

const measureSeconds = async (
	ask: () => Promise<Response>,
): Promise<{ response: Response; seconds: number }> => {
	const from = performance.now();
	// A request without a response is a row's result, which must not end the drill.
	const response = await ask()
		.then(async (answer) => {
			await answer.arrayBuffer();
			return answer;
		})
		.catch(() => Response.error());
	return { response, seconds: (performance.now() - from) / 1000 };
};

const lacksPart = (response: Response): boolean => {
	const seconds = /s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1];
	return response.status === 200 && seconds !== undefined && Number(seconds) <= BRIEFLY;
};

async function failFamily(
	{ origin, opsToken }: Drill,
	{ shopper, addresses }: { shopper: DrillShopper; addresses: Found },
	family: string,
	kind: Kind,
): Promise<Row> {
	const fault = `${family}:${kind.fault}`;
	const cells: Row["cells"] = {};
	for (const { name, visit } of VIEWS) {
		const first = await measureSeconds(() => visit(shopper, addresses, fault));
		let last = first;
		for (let more = 1; more < VISITS; more++)
			last = await measureSeconds(() => visit(shopper, addresses, fault));
		cells[name] = {
			status: last.response.status,
			first: first.seconds,
			last: last.seconds,
			lacks: lacksPart(last.response),
		};
	}
	const response = await fetch(`${origin}/ops/health`, {
		headers: { authorization: `Bearer ${opsToken}`, "x-vetrina-fault": fault },
	});
	const { status } = (await response.json()) as { status?: string };
	return { family, cells, health: `${status} ${response.status}` };
}

export async function runDrill(
	drill: Drill,
	kinds: readonly Kind[] = KINDS,
	report: (table: Table) => void = () => {},
): Promise<Table[]> {
	const preparation = await prepareDrill(drill);
	const tables: Table[] = [];
	for (const kind of kinds) {
		const rows: Row[] = [];
		for (let at = 0; at < drill.families.length; at += ABREAST) {
			const some = drill.families.slice(at, at + ABREAST);
			rows.push(...(await Promise.all(some.map((family) => failFamily(drill, preparation, family, kind)))));
		}
		tables.push({ kind, rows });
		report({ kind, rows });
	}
	return tables;
}
