import { beforeAll, expect, test } from "vitest";
import app from "../../../index.ts";
import { readOutbox } from "../../../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { newCustomer, OAUTH, PRIVATE_CLIENT } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
let token: string;
beforeAll(async () => {
	commerce = await startCommerce();
	token = (await loginGuest(commerce)).accessToken;
});

/** Stubs a database that answers queries of customers only after `open` is called. */
function waitingDatabase(): { DB: D1Database; open: () => void } {
	const { DB } = commerce.env;
	const { promise, resolve: open } = Promise.withResolvers<void>();
	const waiting = (statement: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(statement, {
			get: (real, name) => {
				if (name === "bind") return (...values: unknown[]) => waiting(real.bind(...values));
				if (name !== "first") return Reflect.get(real, name);
				return async () => {
					await promise;
					return real.first();
				};
			},
		});
	const prepare = (sql: string) => {
		const statement = DB.prepare(sql);
		return sql.includes("FROM customer ") ? waiting(statement) : statement;
	};
	return { DB: { prepare, batch: DB.batch.bind(DB) } as D1Database, open };
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
	method: "POST",
	headers,
	body: new URLSearchParams({ mode: "email", channel_id: "vetrina-eu", ...fields }),
});
const doors: Record<string, (login: string) => [path: string, init: RequestInit]> = {
	"a code to sign in": (login) => [`${OAUTH}/passwordless/login`, form({ user_id: login }, PRIVATE_CLIENT)],
	"a new password": (login) => [
		`${OAUTH}/password/reset`,
		form({ user_id: login, client_id: "vetrina", hint: "cross_device" }),
	],
	"a code for a passkey": (login) => [
		`${OAUTH}/webauthn/register/authorize`,
		form({ user_id: login }, PRIVATE_CLIENT),
	],
	"a new password by the house's own API": (login) => [
		`/custom/customer-api/v1/organizations/${ORGANIZATION}/reset-password?siteId=vetrina-eu`,
		{
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: JSON.stringify({ email: login }),
		},
	],
};

// proves identity-22, identity-28, identity-40
test.each(Object.keys(doors))(
	"%s is sent behind the response, which waits for nothing that depends on the customer",
	async (name) => {
		const { login } = await newCustomer(commerce);
		const unknown = `no${login}`;
		const answers: string[] = [];
		for (const who of [login, unknown]) {
			const { DB, open } = waitingDatabase();
			const later: Promise<unknown>[] = [];
			const [path, init] = (doors[name] as (typeof doors)[string])(who);
			const response = await app.fetch(
				new Request(ORIGIN + path, init),
				{ ...commerce.env, DB },
				{
					waitUntil: (work: Promise<unknown>) => void later.push(work),
					passThroughOnException: () => undefined,
					props: {},
				},
			);
			answers.push(`${response.status} ${await response.text()}`);
			expect(await readOutbox(commerce.env.DB, who, 10)).toEqual([]);
			open();
			await Promise.all(later);
			expect(await readOutbox(commerce.env.DB, who, 10)).toHaveLength(who === login ? 1 : 0);
		}
		expect(answers[0]).toMatch(/^20[04] /);
		expect(answers[1]).toBe(answers[0]);
	},
);
