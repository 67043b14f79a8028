import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailedLink } from "../setup/outbox.ts";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const SCRIPT = "<script>alert(1)</script>";
const NEXT = "Linen&Silk22";
const PAGE = "/en-it/personaldata";

const get = async (shopper: Shopper, query = "", fault = "") => {
	const response = await shopper.fetch(`${PAGE}${query}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return {
		status: response.status,
		location: response.headers.get("location"),
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
const signIn = (shopper: Shopper, email: string, password = PASSWORD) =>
	send(shopper, "/login", { intent: "signIn", email, password });
const SIGNED_IN = "/en-it/myaccount?notice=signedIn";
const signedIn = async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await signIn(shopper, email);
	return { shopper, email };
};
const ownerOf = async (shopper: Shopper): Promise<string> =>
	/name="owner" value="([^"]+)"/.exec((await get(shopper)).text)?.[1] ?? "";
const change = async (shopper: Shopper, fields: Record<string, string>, fault = "") =>
	send(shopper, "/personaldata", { owner: await ownerOf(shopper), ...fields }, fault);
const PERSON = { intent: "profile", firstName: "Anna", lastName: "Rossi", country: "IT", gender: "0" };

// proves account-1, account-4
test("a customer changes and removes personal data", async () => {
	expect(await get(newShopper())).toMatchObject({ status: 302, location: "/en-it/login?back=personalData" });
	const { shopper } = await signedIn();
	const fields = {
		...PERSON,
		firstName: "Annalisa",
		birthdayDay: "28",
		birthdayMonth: "2",
		birthdayYear: "1990",
		phoneCode: "39",
		phone: "02 1234567",
		city: "Milano",
		gender: "2",
		dataCollection: "on",
	};
	expect(await change(shopper, fields)).toBe(`${PAGE}?form=profile&notice=saved`);
	const shown = await get(shopper, "?form=profile&notice=saved");
	expect([shown.status, shown.cache]).toEqual([200, "private, no-store"]);
	for (const text of ["Annalisa Rossi", "28 February 1990", "+39 021234567", "Milano", "Female"])
		expect(shown.text).toContain(`<bdi>${text}</bdi>`);
	const saved = await get(shopper, "?edit=profile");
	expect(saved.text).toContain('id="personalData"');
	for (const value of ["Annalisa", "Rossi", "28", "02", "1990", "021234567", "Milano"])
		expect(saved.text).toContain(`value="${value}"`);
	expect(saved.text).toMatch(/name="dataCollection"[^>]*checked|checked=""[^>]*name="dataCollection"/);
	expect((await (await shopper.fetch("/en-it/myaccount")).text()).includes("Welcome, Annalisa")).toBe(true);
	await change(shopper, PERSON);
	const emptied = (await get(shopper, "?edit=profile")).text;
	expect(emptied).not.toContain("1990");
	expect(emptied).not.toContain("Milano");
	expect(emptied).not.toMatch(/name="dataCollection"[^>]*checked|checked=""[^>]*name="dataCollection"/);
});

// proves account-4
test("a form keeps fields that only other languages and countries have", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"), { siteId: "vetrina-ap" });
	const post = async (path: string, fields: Record<string, string>) => {
		const response = await shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
		return response.headers.get("location");
	};
	const text = async (path: string) => (await shopper.fetch(path)).text();
	await post("/ja-jp/login", { intent: "signIn", email, password: PASSWORD });
	const owner = /name="owner" value="([^"]+)"/.exec(await text("/ja-jp/personaldata"))?.[1] ?? "";
	const person = { ...PERSON, owner, firstName: "花", lastName: "山田", country: "JP" };
	const names = { firstNameFurigana: "ハナ", lastNameFurigana: "ヤマダ", latinName: "Hana Yamada" };
	expect(await post("/ja-jp/personaldata", { ...person, ...names })).toBe(
		"/ja-jp/personaldata?form=profile&notice=saved",
	);
	// English asks for no Latin letters, and Australia for no furigana.
	expect(await post("/en-au/personaldata", { ...person, lastName: "山本", country: "AU" })).toContain(
		"saved",
	);
	const kept = await text("/ja-jp/personaldata");
	for (const one of ["山本 花", "ヤマダ ハナ", "Hana Yamada"]) expect(kept).toContain(`<bdi>${one}</bdi>`);
});

// proves account-4
test("an error shows at its field, and a tab of another customer changes nothing", async () => {
	const { shopper } = await signedIn();
	const wrong = {
		...PERSON,
		firstName: SCRIPT,
		birthdayDay: "31",
		birthdayMonth: "2",
		birthdayYear: "1990",
		phone: "1",
	};
	expect(await change(shopper, wrong)).toBe(`${PAGE}?form=profile&error=form`);
	const { text } = await get(shopper, "?form=profile&error=form");
	expect(text).toContain("Please check 3 fields.");
	expect(text).not.toContain(SCRIPT);
	for (const country of ["ZZ", "x".repeat(10_000)])
		expect(await change(shopper, { ...PERSON, country })).toBe(`${PAGE}?form=profile&error=form`);
	const other = await signedIn();
	const owner = await ownerOf(other.shopper);
	for (const intent of ["profile", "email", "password"])
		expect(await change(shopper, { ...PERSON, intent, owner })).toBe(`${PAGE}?error=changed`);
	expect(await change(shopper, { ...PERSON, intent: "other" })).toBe(PAGE);
	expect(await send(newShopper(), "/personaldata", PERSON)).toBe("/en-it/login?back=personalData");
	// Another customer does not see the draft.
	await change(shopper, { ...wrong, lastName: "Segreti" });
	await send(shopper, "/login", { intent: "signOut" });
	await signIn(shopper, other.email);
	expect((await get(shopper, "?form=profile&error=form")).text).not.toContain("Segreti");
});

// proves account-5
test("a new e-mail address needs the current password, and becomes the login", async () => {
	const { shopper, email } = await signedIn();
	const next = email.replace("customer", "moved");
	const ask = (fields: Record<string, string>) => change(shopper, { intent: "email", ...fields });
	const refusals = [
		[{ email: "none", currentPassword: PASSWORD }, "invalidEmail"],
		[{ email: next }, "wrongCurrentPassword"],
		[{ email: next, currentPassword: "Wrong&Wrong1" }, "wrongCurrentPassword"],
		[{ email: (await signedIn()).email, currentPassword: PASSWORD }, "loginInUse"],
	] as const;
	for (const [fields, error] of refusals) expect(await ask(fields)).toBe(`${PAGE}?form=email&error=${error}`);
	expect((await get(shopper, "?form=email&error=loginInUse")).text).toContain("There is already an account");
	expect(await ask({ email: next, currentPassword: PASSWORD })).toBe(
		`${PAGE}?form=email&notice=emailChanged`,
	);
	expect(await signIn(newShopper(), next)).toBe(SIGNED_IN);
	expect(await signIn(newShopper(), email)).toContain("error=wrongPassword");
});

// proves account-5
test("a new password needs the current one, keeps this session and ends others", async () => {
	const { shopper, email } = await signedIn();
	const other = newShopper();
	await signIn(other, email);
	const ask = (currentPassword: string, password: string) =>
		change(shopper, { intent: "password", currentPassword, password });
	expect(await ask("Wrong&Wrong1", NEXT)).toBe(`${PAGE}?form=password&error=wrongCurrentPassword`);
	expect((await get(shopper, "?form=password&error=wrongCurrentPassword")).text).toContain(
		"Your current password is incorrect.",
	);
	expect(await ask(PASSWORD, "short")).toBe(`${PAGE}?form=password&error=weakPassword`);
	expect(await ask(PASSWORD, NEXT)).toBe(`${PAGE}?form=password&notice=passwordChanged`);
	expect((await get(shopper)).status).toBe(200);
	expect(await signIn(newShopper(), email, NEXT)).toBe(SIGNED_IN);
	// The access token is removed, as after half an hour.
	for (const name of other.cookies.keys()) if (name.includes("cc-at")) other.cookies.delete(name);
	expect((await get(other)).location).toBe("/en-it/login?back=personalData");
});

// proves account-5
test("a stolen session cannot guess the password", async () => {
	const { shopper, email } = await signedIn();
	const fields = {
		intent: "password",
		owner: await ownerOf(shopper),
		currentPassword: "Wrong&Wrong1",
		password: NEXT,
	};
	const outcomes: string[] = [];
	for (let n = 0; n < 11; n += 1) outcomes.push(await send(shopper, "/personaldata", fields));
	expect(outcomes.at(9)).toContain("error=wrongCurrentPassword");
	expect(outcomes.at(10)).toBe(`${PAGE}?form=password&error=tooManyTries`);
	const right = { ...fields, currentPassword: PASSWORD };
	expect(await send(shopper, "/personaldata", right)).toContain("error=tooManyTries");
	expect(await signIn(newShopper(), email)).toBe(SIGNED_IN);
});

// proves account-4, account-5
test.each(["customers:503", "customers:malformed"])(
	"%s: nothing is lost, and a message is shown",
	async (fault) => {
		const { shopper } = await signedIn();
		const { status, text } = await get(shopper, "", fault);
		expect(status).toBe(503);
		expect(text).toContain("We can’t connect right now.");
		expect(await change(shopper, { ...PERSON, city: "Torino" }, fault)).toBe(
			`${PAGE}?form=profile&error=unavailable`,
		);
		expect((await get(shopper, "?form=profile&error=unavailable")).text).toContain('value="Torino"');
		const email = { intent: "email", email: "a@vetrina.example", currentPassword: PASSWORD };
		expect(await change(shopper, email, fault)).toBe(`${PAGE}?form=email&error=unavailable`);
		const password = { intent: "password", currentPassword: PASSWORD, password: NEXT };
		expect(await change(shopper, password, fault)).toBe(`${PAGE}?form=password&error=unavailable`);
	},
);

// proves account-7
test("a customer downloads their data, while guests and failures get no file", async () => {
	const { shopper, email } = await signedIn();
	const orderNo = orderNoOf(await buy(shopper));
	const file = await shopper.fetch("/api/en-it/personal-data");
	expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(file.headers.get("content-disposition")).toBe('attachment; filename="personal-data.json"');
	const text = await file.text();
	const data = JSON.parse(text) as { customer: { email: string }; orders: { orderNo: string }[] };
	expect([data.customer.email, data.orders.map((order) => order.orderNo)]).toEqual([email, [orderNo]]);
	expect(text).not.toMatch(/scrypt|4111111111111111|publicKey/);
	const guest = await newShopper().fetch("/api/en-it/personal-data");
	expect([guest.status, guest.headers.get("location")]).toEqual([303, "/en-it/login?back=personalData"]);
	const away = await shopper.fetch("/api/en-it/personal-data", {
		headers: { "x-vetrina-fault": "customers:503" },
	});
	expect([away.status, away.headers.get("location")]).toEqual([303, `${PAGE}?error=download`]);
});

// proves account-7, orders-3
test("a deleted account is signed out on every device, and its orders cannot be opened", async () => {
	const { shopper, email } = await signedIn();
	const orderNo = orderNoOf(await buy(shopper));
	const other = newShopper();
	await signIn(other, email);
	const { pathname, search } = await mailedLink("anna@vetrina.example", orderNo);
	const reader = newShopper();
	await reader.fetch(pathname + search);
	expect((await reader.fetch(`/en-it/order?orderNo=${orderNo}`)).status).toBe(200);
	const remove = (currentPassword: string, fault = "") =>
		change(shopper, { intent: "deletion", currentPassword }, fault);
	expect(await remove("")).toBe(`${PAGE}?form=deletion&error=wrongCurrentPassword`);
	expect(await remove("Wrong&Wrong1")).toBe(`${PAGE}?form=deletion&error=wrongCurrentPassword`);
	expect(await remove(PASSWORD, "customers:503")).toBe(`${PAGE}?form=deletion&error=unavailable`);
	expect((await get(shopper)).status).toBe(200);
	expect(await remove(PASSWORD)).toBe("/en-it/login?notice=accountDeleted");
	expect(await (await shopper.fetch("/en-it/login?notice=accountDeleted")).text()).toContain(
		"Your account has been deleted.",
	);
	expect((await get(shopper)).location).toBe("/en-it/login?back=personalData");
	expect((await get(other)).location).toBe("/en-it/login?back=personalData");
	expect(await signIn(newShopper(), email)).toContain("error=wrongPassword");
	// Browsers that had the account open, and visitors who know an order's number and postal code or its mailed link, find nothing.
	for (const visitor of [shopper, reader, newShopper()]) {
		const refused = "/en-it/track-order?error=notFound";
		expect((await visitor.fetch(pathname + search)).headers.get("location")).toContain(refused);
		expect(await send(visitor, "/track-order", { orderNo, postalCode: "20121" })).toContain(refused);
		expect((await visitor.fetch(`/en-it/order?orderNo=${orderNo}`)).status).toBe(404);
		expect(await send(visitor, `/order?orderNo=${orderNo}`, { intent: "cancel" })).toContain("/track-order");
		expect((await visitor.fetch(`/en-it/return?orderNo=${orderNo}`)).status).toBe(404);
	}
});
