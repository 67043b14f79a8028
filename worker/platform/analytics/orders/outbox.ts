import * as z from "zod";
import type { Bindings } from "../../../base/bindings.ts";
import { readPrivateClient, writeAuthorization } from "../../commerce/logins/code-logins.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "../../fetch.ts";
import { factSchema, type OrderFacts, writeGranted, writeSender } from "./order-facts.ts";

const claimed = z.object({ facts: z.array(factSchema) });
const viewed = z.object({ isFirst: z.boolean(), fact: factSchema });

export type OutboxContext = PlatformContext & { env: Bindings };

/** Reads facts from an outbox of the platform, which writes them in the transaction that changes an order (event-17). */
export const createOutbox = (platform: OutboxContext): OrderFacts => {
	const { env } = platform;
	const client = readPrivateClient(env);
	const call = async (path: string, body: object) => {
		if (!client) throw new PlatformUnavailable("http", "No private client is configured.");
		const response = await platformFetch(
			platform,
			`/custom/order-facts-api/v1/organizations/${env.COMMERCE_ORGANIZATION}/${path}`,
			{
				method: "POST",
				headers: {
					"content-type": "application/json",
					authorization: writeAuthorization(client),
				},
				body: JSON.stringify(body),
			},
		);
		if (!response.ok && response.status !== 404 && response.status !== 204 && response.kind !== "absent")
			throw new PlatformUnavailable(response.kind, `Facts of orders: ${response.detail}`);
		return response;
	};
	const parse = <T>(schema: z.ZodType<T>, json: unknown): T => {
		const result = schema.safeParse(json);
		if (!result.success) throw new PlatformUnavailable("malformed", result.error.message);
		return result.data;
	};
	return {
		claim: async () => {
			const response = await call("claims", {});
			return response.ok ? parse(claimed, response.json).facts : [];
		},
		settle: async (facts) => {
			if (facts.length > 0)
				await call("settlements", {
					facts: facts.map(({ id, granted }) => ({ id: Number(id), granted: writeGranted(granted) })),
				});
		},
		view: async (orderNo, granted, sender) => {
			const response = await call(`orders/${encodeURIComponent(orderNo)}/views`, {
				granted: writeGranted(granted),
				...(sender && { sender: writeSender(sender) }),
			});
			return response.ok ? parse(viewed, response.json) : null;
		},
	};
};
