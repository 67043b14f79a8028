import type { PageView } from "../shared/contracts/page.ts";
import { readPage, startPageData } from "./lib/bare/page-data.ts";
import { HEADERS, perRequest } from "./lib/load.ts";
import { startReplay } from "./lib/replay.ts";
import { type RunningCloud, startPlainStorefront, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";
import { newVisitor, orderable, signIn, toStep, type Visitor } from "./lib/visitor.ts";
import { ACCOUNT_PAGES } from "./sale.ts";
import { isSamePage, startBareRender } from "./uncached.ts";

/** Limit for the CPU of an account page, as a multiple of the CPU that rendering the page alone takes. */
const TIMES_BARE = 3;
const TIMES_SHORT = 1.5;
const ROUNDS = 3;
/** With fewer requests, the system's CPU tick would dominate the result. */
const REQUESTS = 160;
const RUNS = 15;
const FEW = 50;
const MANY = 5000;

const buildHeaders = ({ cookies }: Visitor): Record<string, string> => ({
	...HEADERS,
	cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
});

export async function measureAccount(cloud: RunningCloud): Promise<Figure[]> {
	return [...(await measureCpu(cloud)), ...(await measureHistory(cloud))];
}

async function measureCpu(cloud: RunningCloud): Promise<Figure[]> {
	const replay = await startReplay(cloud.origin);
	const [first, data] = [await startStorefront(replay), await startPageData(replay)];
	const customer = newVisitor(first);
	await signIn(customer, "anna@vetrina.example");
	const headers = buildHeaders(customer);
	const pages: Record<string, PageView> = {};
	const calls: Record<string, string[]> = {};
	for (const path of ACCOUNT_PAGES.map((page) => `/en-it/${page}`)) {
		const page = await readPage(data, path, headers);
		if (page) pages[path] = page;
		const visit = async () => void (await (await fetch(first.origin + path, { headers })).arrayBuffer());
		await visit();
		// The second visit is recorded, because calls that the first visit has cached do not belong to the page.
		calls[path] = await replay.readDuring(visit);
	}
	await Promise.all([first.stop(), data.stop()]);
	const storefront = await startPlainStorefront(replay);
	const bare = await startBareRender(pages);
	const calling = await startBareRender(pages, { cloud: replay, calls });
	const workers = [storefront, bare, calling];
	try {
		const figures: Figure[] = [];
		for (const path of Object.keys(pages)) {
			await isSamePage(storefront, bare, path, headers);
			const paths = Array.from({ length: REQUESTS }, () => path);
			const measurements = workers.map((): number[] => []);
			for (let round = 0; round <= ROUNDS; round++)
				for (const [at, worker] of workers.entries()) {
					const cpu = await perRequest(worker, paths, undefined, headers);
					if (round > 0) measurements[at]?.push(cpu);
				}
			const [ours = 0, bares = 0, withCalls = 0] = measurements.map(median);
			const forCalls = Math.max(0, withCalls - bares);
			figures.push(
				atMost(
					`${path}: CPU, against ${TIMES_BARE} × renderToString (${milliseconds(bares)}) and its ${calls[path]?.length} calls (${milliseconds(forCalls)})`,
					ours,
					TIMES_BARE * bares + forCalls,
					milliseconds,
				),
			);
		}
		return figures;
	} finally {
		await Promise.all([...workers, replay].map((one) => one.stop()));
	}
}

async function measureHistory(cloud: RunningCloud): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	try {
		const [productId = ""] = await orderable(cloud);
		const db = await cloud.database();
		const durations: number[] = [];
		for (const [email, count] of [
			["vip@vetrina.example", FEW],
			["club@vetrina.example", MANY],
		] as const) {
			const customer = newVisitor(storefront);
			await signIn(customer, email);
			const fields = await toStep(customer, cloud, { productId, step: "review" });
			const location = await customer.post("/en-it/checkout", fields);
			await copyOrder(db, new URL(location, storefront.origin).searchParams.get("orderNo") ?? "", count);
			const runs: number[] = [];
			for (let run = 0; run < RUNS; run++) {
				const since = performance.now();
				const { text, status } = await customer.get("/en-it/orders");
				runs.push(performance.now() - since);
				if (status !== 200 || (text.match(/orderNo=/g) ?? []).length < 10)
					throw new Error(`${status}: the history of ${email} does not show its orders`);
			}
			durations.push(median(runs.slice(3)));
		}
		const [few = 0, many = 0] = durations;
		return [
			{ figure: `order history of ${FEW} orders`, measured: milliseconds(few) },
			atMost(`  of ${MANY} orders against it`, many / few, TIMES_SHORT, times),
		];
	} finally {
		await storefront.stop();
	}
}

async function copyOrder(db: D1Database, orderNo: string, count: number): Promise<void> {
	const row = await db
		.prepare("SELECT * FROM shop_order WHERE order_no = ?")
		.bind(orderNo)
		.first<Record<string, unknown>>();
	if (!row) throw new Error(`There is no order ${orderNo}`);
	const columns = Object.keys(row);
	const copiedColumns = columns.map(
		(name) => ({ order_no: "'B' || n || order_no", basket_id: "'b' || n || basket_id" })[name] ?? name,
	);
	await db
		.prepare(
			`INSERT INTO shop_order (${columns.join(", ")})
			WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?1)
			SELECT ${copiedColumns.join(", ")} FROM shop_order, counted WHERE order_no = ?2`,
		)
		.bind(count - 1, orderNo)
		.run();
}
