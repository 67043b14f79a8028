import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import app from "../../index.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	ORIGIN,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

/** Responses tell the owner alone whether an address is subscribed or known (newsletter-9). */

const SUBSCRIBED = "subscribed@vetrina.example";
const LEFT = "left@vetrina.example";
const CONFIRMING = "confirming@vetrina.example";
const UNKNOWN = "unknown@vetrina.example";

let commerce: CommerceUnderTest;
let strangers: Record<string, Guest>;
const api = (path: string) => `/custom/newsletter-api/v1/organizations/${ORGANIZATION}/${path}`;
const here = { countryCode: "IT", languageCode: "en" };
const send = (shopper: Guest, method: string, path: string, body?: unknown) =>
	shopper.fetch(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 0 }] });
	const guest = await loginGuest(commerce);
	strangers = { guest, "another customer": await registeredCustomer(commerce, "other@vetrina.example") };
});
/** Prepares the address again before each question, because some questions subscribe it. */
const prepare = async () => {
	await commerce.env.DB.prepare("DELETE FROM newsletter_profile").run();
	await commerce.env.DB.prepare("DELETE FROM notify_me").run();
	const guest = await loginGuest(commerce);
	for (const email of [SUBSCRIBED, LEFT])
		await send(guest, "POST", api(`profiles/${email}/subscription`), here);
	await send(guest, "DELETE", api(`profiles/${LEFT}/subscription`));
	await send(guest, "POST", api(`profiles/${CONFIRMING}/subscription`), { ...here, countryCode: "DE" });
};

const controllers = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";
const withToken = async (shopper: Guest, name: string) => {
	const response = await send(shopper, "POST", `${controllers}/CSRF-Generate`);
	const { csrf } = (await response.json()) as { csrf: { tokenName: string; token: string } };
	return `${controllers}/${name}?${csrf.tokenName}=${encodeURIComponent(csrf.token)}`;
};
const notifyMe = (email: string) => ({ email, productId: "1001", ...here });

const QUESTIONS: Record<string, (shopper: Guest, email: string) => Promise<Response>> = {
	search: (shopper, email) => send(shopper, "POST", api("search"), { email }),
	"create a profile": (shopper, email) => send(shopper, "POST", api(`profiles/${email}`), here),
	"change a profile": (shopper, email) =>
		send(shopper, "PATCH", api(`profiles/${email}`), { firstName: "M" }),
	subscribe: (shopper, email) => send(shopper, "POST", api(`profiles/${email}/subscription`), here),
	"subscribe in Germany": (shopper, email) =>
		send(shopper, "POST", api(`profiles/${email}/subscription`), { ...here, countryCode: "DE" }),
	unsubscribe: (shopper, email) => send(shopper, "DELETE", api(`profiles/${email}/subscription`)),
	"say preferences": (shopper, email) =>
		send(shopper, "POST", api(`profiles/${email}/trackpreferences`), { preferences: {} }),
	"ask for the mail": (shopper, email) => send(shopper, "POST", api("access-mails"), { email, ...here }),
	"wait for a product": (shopper, email) =>
		send(shopper, "POST", `/custom/notifyme-api/v1/organizations/${ORGANIZATION}/subscribe`, notifyMe(email)),
	"Newsletter-GetProfile": (shopper, email) =>
		send(shopper, "GET", `${controllers}/Newsletter-GetProfile?email=${email}`),
	"Newsletter-Subscribe": async (shopper, email) =>
		send(shopper, "POST", await withToken(shopper, "Newsletter-Subscribe"), { email, ...here }),
	"Newsletter-Unsubscribe": async (shopper, email) =>
		send(shopper, "POST", await withToken(shopper, "Newsletter-Unsubscribe"), { email }),
	"Newsletter-CreateProfile": async (shopper, email) =>
		send(shopper, "POST", await withToken(shopper, "Newsletter-CreateProfile"), { email, ...here }),
	"Newsletter-UpdateProfile": async (shopper, email) =>
		send(shopper, "POST", await withToken(shopper, "Newsletter-UpdateProfile"), { email, ...here }),
	"NotifyMe-Create": async (shopper, email) =>
		send(shopper, "POST", await withToken(shopper, "NotifyMe-Create"), notifyMe(email)),
	"consent to it": (shopper, email) =>
		send(shopper, "POST", `/shopper/shopper-consents/v1/organizations/${ORGANIZATION}/subscriptions`, {
			subscriptionId: "newsletter",
			contactPointValue: email,
			channel: "email",
			status: "opt_in",
		}),
};

/** Removes the parts that differ between any two responses: the new code and the address. */
const answerOf = async (response: Response, email: string) => {
	const text = (await response.text()).replaceAll(email, "ADDRESS");
	return [response.status, text.replace(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, "CODE")];
};

// proves newsletter-2, newsletter-8, newsletter-9
test.each(Object.keys(QUESTIONS))("%s: strangers are answered the same for any address", async (question) => {
	for (const [who, shopper] of Object.entries(strangers)) {
		await prepare();
		const answers = new Map<string, unknown>();
		for (const email of [UNKNOWN, SUBSCRIBED, LEFT, CONFIRMING]) {
			const response = await QUESTIONS[question]?.(shopper, email);
			if (!response) throw new Error(question);
			answers.set(email, await answerOf(response, email));
		}
		for (const [email, answer] of answers) expect(answer, `${who}, ${email}`).toEqual(answers.get(UNKNOWN));
	}
});

// proves newsletter-9
test("tells an owner alone the code that stands for their address", async () => {
	await prepare();
	const email = "other@vetrina.example";
	const owner = strangers["another customer"];
	if (!owner) throw new Error("no owner");
	const ask = async (shopper: Guest) =>
		(await (await send(shopper, "POST", api(`profiles/${email}/subscription`), here)).json()) as {
			subscriptionCode: string;
		};
	const { subscriptionCode } = await ask(owner);
	expect((await ask(owner)).subscriptionCode).toBe(subscriptionCode);
	expect((await ask(await loginGuest(commerce))).subscriptionCode).not.toBe(subscriptionCode);
});

/** Stubs a database that holds back mails, and everything after the first mail, until `open` is called. */
function holdMails(db: D1Database) {
	const { promise: gate, resolve: open } = Promise.withResolvers<void>();
	const held = { mails: 0 };
	const proxy = new Proxy(db, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (name === "prepare")
				return (sql: string) => {
					if (/INSERT INTO outbox/.test(sql)) held.mails++;
					return target.prepare(sql);
				};
			if (name === "batch")
				return async (statements: D1PreparedStatement[]) => {
					if (held.mails > 0) await gate;
					return target.batch(statements);
				};
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { db: proxy, open, held };
}

const MAILED: Record<string, [path: string, body: object]> = {
	"wait for a product": [
		`/custom/notifyme-api/v1/organizations/${ORGANIZATION}/subscribe`,
		notifyMe("new-waiter@vetrina.example"),
	],
	subscribe: [api("profiles/new-reader@vetrina.example/subscription"), here],
	"ask for the mail": [api("access-mails"), { email: SUBSCRIBED, ...here }],
};

// proves newsletter-9
test.each(Object.keys(MAILED))(
	"%s: the response does not wait for the mail, whose time would tell",
	async (question) => {
		await prepare();
		const [path, body] = MAILED[question] ?? ["", {}];
		const { db, open, held } = holdMails(commerce.env.DB);
		const context = createExecutionContext();
		const guest = await loginGuest(commerce);
		const response = await app.fetch(
			new Request(`${ORIGIN}${path}?siteId=vetrina-eu`, {
				method: "POST",
				headers: { authorization: `Bearer ${guest.accessToken}`, "content-type": "application/json" },
				body: JSON.stringify(body),
			}),
			{ ...commerce.env, DB: db },
			context,
		);
		expect(response.status).toBe(200);
		open();
		await waitOnExecutionContext(context);
		expect(held.mails).toBe(1);
	},
);
