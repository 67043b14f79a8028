import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

/** Whether an address is subscribed, or known at all, is told to its owner only (newsletter-9). */

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
/** Prepares each question again, since some of them subscribe. */
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

/** Without what differs between any two responses: a new code each time, and the address itself. */
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
