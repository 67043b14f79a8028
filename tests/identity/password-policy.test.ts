import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Returns a password of this length that meets the demo's other requirements. */
const ofLength = (length: number): string => "Aa1&".padEnd(length, "x");
const CASES: readonly [what: string, password: string, isAccepted: boolean][] = [
	["of 7 characters", ofLength(7), false],
	["of 8 characters", ofLength(8), true],
	["of 64 characters", ofLength(64), true],
	["of 65 characters", ofLength(65), false],
	["in lower case", "silk&linen1", false],
];

const send = async (
	shopper: Shopper,
	path: string,
	fields: Record<string, string>,
): Promise<string | null> => {
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
	});
	return response.headers.get("location");
};

const byForm = async (password: string): Promise<boolean> => {
	const fields = {
		email: `policy-${crypto.randomUUID()}@vetrina.example`,
		password,
		firstName: "Ada",
		lastName: "Bianchi",
		country: "IT",
		privacy: "on",
	};
	return (await send(newShopper(), "/register", fields)) === "/en-it/myaccount?notice=registered";
};
/** Changes the password in the account, and signs in with it. */
const byChange = async (password: string): Promise<boolean> => {
	const email = await newCustomer(inject("commerce"));
	const shopper = newShopper();
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	const html = await (await shopper.fetch("/en-it/personaldata")).text();
	const owner = /name="owner" value="([^"]+)"/.exec(html)?.[1] ?? "";
	await send(shopper, "/personaldata", { intent: "password", owner, currentPassword: PASSWORD, password });
	const signedIn = await send(newShopper(), "/login", { intent: "signIn", email, password });
	return signedIn === "/en-it/myaccount?notice=signedIn";
};
const byPlatform = (password: string): Promise<boolean> =>
	newCustomer(inject("commerce"), { password }).then(
		() => true,
		() => false,
	);

// proves identity-7
test.each(CASES)(
	"a password %s has the same result at the platform, in registering and in changing it",
	async (_what, password, isAccepted) => {
		const ways = await Promise.all([byPlatform(password), byForm(password), byChange(password)]);
		expect(ways).toEqual([isAccepted, isAccepted, isAccepted]);
	},
);

// proves identity-7
test("a field for a new password states the site's policy for shoppers and password managers", async () => {
	const html = await (await newShopper().fetch("/en-it/register")).text();
	expect(html).toContain("At least 8 characters");
	expect(html).toContain("At most 64 characters");
	const field = /<input[^>]*name="password"[^>]*>/.exec(html)?.[0] ?? "";
	expect(field).toMatch(/ minlength="8"/i);
	expect(field).toContain('passwordrules="minlength: 8; maxlength: 64; required: lower; required: upper; ');
});
