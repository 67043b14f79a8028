import { OWN, type Phase, type Rule, rulesets } from "./rulesets.ts";

type Reply = {
	success: boolean;
	errors?: { message: string }[];
	result?: { rules?: Partial<Rule>[] } | null;
};

/** Calls Cloudflare's API at a path of a zone. */
export type ZoneApi = (
	method: "GET" | "PUT",
	path: string,
	body?: unknown,
) => Promise<{ status: number; reply: Reply }>;

export const zoneApi =
	(zone: string, token: string): ZoneApi =>
	async (method, path, body) => {
		const response = await fetch(`https://api.cloudflare.com/client/v4/zones/${zone}/${path}`, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		return { status: response.status, reply: (await response.json()) as Reply };
	};

const isOwn = ({ ref = "" }: Partial<Rule>): boolean => ref.startsWith(OWN);

/** Fields that the API adds, and does not take back. */
const withoutFacts = (rule: Partial<Rule> & { version?: unknown; last_updated?: unknown }): object => {
	const { version: _, last_updated: __, ...rest } = rule;
	return rest;
};

/** Puts the shop's rules into a zone in the place of their former versions, after those of others, which stay. Returns the counts by phase. */
export async function putRulesets(api: ZoneApi): Promise<Record<Phase, { own: number; others: number }>> {
	const counts = {} as Record<Phase, { own: number; others: number }>;
	for (const [phase, own] of Object.entries(rulesets) as [Phase, readonly Rule[]][]) {
		const path = `rulesets/phases/${phase}/entrypoint`;
		const present = await api("GET", path);
		// A zone has no entry point before its first rule.
		if (present.status !== 404 && !present.reply.success) throw failure(phase, present);
		const others = (present.reply.result?.rules ?? []).filter((rule) => !isOwn(rule)).map(withoutFacts);
		const put = await api("PUT", path, { rules: [...others, ...own] });
		if (!put.reply.success) throw failure(phase, put);
		counts[phase] = { own: own.length, others: others.length };
	}
	return counts;
}

const failure = (phase: Phase, { status, reply }: { status: number; reply: Reply }): Error =>
	new Error(
		`The rules of ${phase} were not put: ${status} ${(reply.errors ?? []).map(({ message }) => message).join(", ")}`,
	);
