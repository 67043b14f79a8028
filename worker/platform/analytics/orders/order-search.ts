import * as z from "zod";
import { CATEGORIES, type ConsentCategory } from "../../../../shared/domain/consent/consent.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "../../fetch.ts";
import type { Deliveries } from "../receiver.ts";
import {
	type FactKind,
	grantedSchema,
	measuredOrderSchema,
	type OrderFact,
	type OrderFacts,
	senderSchema,
} from "./order-facts.ts";
import type { SystemClient } from "./system-token.ts";

/** Days since the last change of an order, in which its facts are looked for: longer than a refund takes, which is told on its day. */
const DAYS = 10;
const DAY = 86_400_000;
const PAGE = 200;
const MOST_CLAIMED = 50;

const amount = z.number().catch(0);
const returned = z.object({
	returnNo: z.string(),
	creationDate: z.iso.datetime(),
	settlementDate: z.iso.datetime(),
	refund: amount,
	refundTax: amount,
	items: z.array(
		z.object({ itemId: z.string(), quantity: z.number(), exchangeProductId: z.string().optional() }),
	),
});
const foundSchema = measuredOrderSchema.extend({
	status: z.string(),
	creationDate: z.iso.datetime(),
	lastModified: z.iso.datetime(),
	customerLocale: z.string().catch("default"),
	c_consent: grantedSchema.catch([]),
	c_sender: senderSchema,
	c_returns: z.array(returned).catch([]),
});
type Found = z.output<typeof foundSchema>;
const pageSchema = z.object({ total: z.number(), data: z.array(foundSchema) });

/** An order that was never placed is created or failed. */
const PLACED: ReadonlySet<string> = new Set(["new", "open", "completed", "cancelled", "replaced"]);

type Happened = Pick<OrderFact, "kind" | "at" | "return">;

const listHappened = ({ status, creationDate, lastModified, c_returns }: Found): Happened[] => {
	if (!PLACED.has(status)) return [];
	const changed = Date.parse(lastModified);
	return [
		{ kind: "purchase", at: Date.parse(creationDate) },
		...(status === "cancelled"
			? ([
					{ kind: "cancel", at: changed },
					{ kind: "refund", at: changed },
				] as const)
			: []),
		...c_returns.flatMap(({ creationDate: begun, settlementDate, ...one }): Happened[] => [
			{ kind: "return", at: Date.parse(begun), return: one },
			...(one.items.some(({ exchangeProductId }) => exchangeProductId !== undefined)
				? [{ kind: "exchange", at: Date.parse(begun), return: one } as const]
				: []),
			...(one.refund > 0 ? [{ kind: "refund", at: Date.parse(settlementDate), return: one } as const] : []),
		]),
	];
};

/** Names what is remembered of an order: a fact for a category of consent, a consent given later, a page that has shown the purchase. */
const writeKey = (orderNo: string, what: FactKind | "late" | "shown", of = "", category = ""): string =>
	[orderNo, what, of, category.slice(0, 1)].join(" ");
const writeFactId = (orderNo: string, { kind, return: back }: Happened): string =>
	writeKey(orderNo, kind, back?.returnNo);
const listKeys = ({ order, kind, return: back }: OrderFact, categories: readonly ConsentCategory[]) =>
	categories.map((category) => writeKey(order.orderNo, kind, back?.returnNo, category));

type OrderMemory = Deliveries & { listTaken(ids: readonly string[]): Promise<ReadonlySet<string>> };
type Ports = {
	client: SystemClient;
	memory: OrderMemory;
	sites: readonly string[];
	now: number;
	organization: string;
};

/**
 * Finds facts in the orders of a platform without an outbox, by a system's token (event-17). `memory` keeps what was claimed and delivered, for
 * longer than an order's facts are looked for. The platform keeps no time of placing, so a purchase is dated by the order's creation.
 */
export const createOrderSearch = (
	platform: PlatformContext,
	{ client, memory, sites, now, organization }: Ports,
): OrderFacts => {
	const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
		const response = await platformFetch(
			platform,
			`/checkout/orders/v1/organizations/${organization}/${path}?${new URLSearchParams(query)}`,
			{ headers: { authorization: `Bearer ${await client.token()}` } },
		);
		if (response.ok) return response.json;
		if (response.status === 404 || response.kind === "absent") return undefined;
		throw new PlatformUnavailable(response.kind, `Orders of all shoppers: ${response.detail}`);
	};
	const parse = <T>(schema: z.ZodType<T>, json: unknown): T => {
		const result = schema.safeParse(json);
		if (!result.success) throw new PlatformUnavailable("malformed", result.error.message);
		return result.data;
	};
	const listChanged = async (siteId: string): Promise<Found[]> => {
		const found: Found[] = [];
		for (let total = 1; found.length < total; ) {
			const page = parse(
				pageSchema,
				await ask("orders", {
					siteId,
					lastModifiedDateFrom: new Date(now - DAYS * DAY).toISOString(),
					limit: String(PAGE),
					offset: String(found.length),
				}),
			);
			if (page.data.length === 0) break;
			found.push(...page.data);
			total = page.total;
		}
		return found;
	};
	/** Adds the consents that shoppers have given after their order, and what is delivered of each fact. */
	const toFacts = async (orders: readonly Found[]): Promise<OrderFact[]> => {
		const facts = orders.flatMap((order) =>
			listHappened(order)
				.filter(({ at }) => at <= now)
				.map(
					(one): OrderFact => ({
						...one,
						id: writeFactId(order.orderNo, one),
						granted: order.c_consent,
						delivered: [],
						order: { ...measuredOrderSchema.parse(order), locale: order.customerLocale },
						sender: order.c_sender,
					}),
				),
		);
		const late = (orderNo: string) => CATEGORIES.map((category) => writeKey(orderNo, "late", "", category));
		const taken = await memory.listTaken([
			...orders.flatMap(({ orderNo }) => late(orderNo)),
			...facts.flatMap((fact) => listKeys(fact, CATEGORIES)),
		]);
		return facts.map((fact) => ({
			...fact,
			granted: CATEGORIES.filter(
				(category, at) =>
					fact.granted.includes(category) || taken.has(late(fact.order.orderNo)[at] as string),
			),
			delivered: CATEGORIES.filter((category) => taken.has(listKeys(fact, [category])[0] as string)),
		}));
	};
	const listNew = ({ granted, delivered }: OrderFact): ConsentCategory[] =>
		granted.filter((category) => !delivered.includes(category));
	/** Returns whether no other claim holds the fact. A claim that was not settled within a minute holds it no longer. */
	const hold = async (fact: OrderFact): Promise<boolean> => {
		const keys = listKeys(fact, listNew(fact));
		const states = await memory.begin(keys);
		const lost = keys.filter((key) => states.get(key) === "lost");
		await memory.end(lost, "not taken");
		if (lost.length > 0) await memory.begin(lost);
		return keys.every((key) => states.get(key) === "new" || states.get(key) === "lost");
	};
	return {
		claim: async () => {
			const orders = (await Promise.all(sites.map(listChanged))).flat();
			const waiting = (await toFacts(orders))
				.filter((fact) => listNew(fact).length > 0)
				.toSorted((a, b) => a.at - b.at)
				.slice(0, MOST_CLAIMED);
			const held = await Promise.all(waiting.map(hold));
			return waiting.filter((_, at) => held[at]);
		},
		settle: async (facts) => {
			await memory.end(
				facts.flatMap((fact) => listKeys(fact, fact.granted)),
				"taken",
			);
		},
		view: async (orderNo, granted) => {
			const answers = await Promise.all(
				sites.map((siteId) => ask(`orders/${encodeURIComponent(orderNo)}`, { siteId })),
			);
			const json = answers.find((one) => one !== undefined);
			if (!json) return null;
			const order = parse(foundSchema, json);
			const late = granted
				.filter((category) => !order.c_consent.includes(category))
				.map((category) => writeKey(orderNo, "late", "", category));
			await memory.begin(late);
			await memory.end(late, "taken");
			const fact = (await toFacts([order])).find(({ kind }) => kind === "purchase");
			if (!fact) return null;
			const shown = writeKey(orderNo, "shown");
			const isFirst = (await memory.begin([shown])).get(shown) === "new";
			await memory.end([shown], "taken");
			return { fact, isFirst };
		},
	};
};
