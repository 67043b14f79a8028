import { beforeAll, describe, expect, test } from "vitest";
import {
	findCustomer,
	linkExternalProfile,
	listLinkedProviders,
} from "../../../records/customers/customer-store.ts";
import { checkPassword } from "../../../records/customers/passwords.ts";
import { buildRefusal, callAs } from "../../../testing/call-as.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH, registeredCustomer, trustedClient } from "../../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const hasPassword = async ({ customerId }: Guest, password: string) =>
	checkPassword((await findCustomer(commerce.env.DB, customerId))?.passwordHash, password);

describe("a new password by a token", () => {
	const actions = `${CUSTOMERS_PATH}/password/actions`;

	test("is for trusted clients", async () => {
		const guest = await loginGuest(commerce);
		for (const action of ["create-reset-token", "reset"])
			expect(await callAs(guest, "POST", `${actions}/${action}`, { login: "x" })).toEqual(
				buildRefusal(403, "forbidden"),
			);
	});

	test("is set once, for the login that it was asked for", async () => {
		const eva = await registeredCustomer(commerce, "eva@vetrina.example");
		const trusted = await trustedClient(commerce);
		const { body: issued } = await callAs(trusted, "POST", `${actions}/create-reset-token`, {
			login: eva.login,
		});
		expect(issued).toEqual({
			login: eva.login,
			email: eva.login,
			expiresInMinutes: 30,
			resetToken: expect.any(String),
		});
		const reset = (login: string, newPassword: string) =>
			callAs(trusted, "POST", `${actions}/reset`, { login, newPassword, resetToken: issued.resetToken });
		expect(await reset("stranger@vetrina.example", "Wool&Cotton2")).toEqual(
			buildRefusal(400, "invalid-reset-token"),
		);
		expect(await reset(eva.login, "short")).toEqual(buildRefusal(400, "invalid-password"));
		expect((await reset(eva.login, "Wool&Cotton2")).status).toBe(204);
		expect(await reset(eva.login, "Wool&Cotton3")).toEqual(buildRefusal(400, "invalid-reset-token"));
		expect(await hasPassword(eva, "Wool&Cotton2")).toBe(true);
	});

	// proves identity-25
	test("ends sign-ins by providers that were linked with the old one; a customer who had none keeps them", async () => {
		const { DB } = commerce.env;
		const trusted = await trustedClient(commerce);
		const linkedAfterReset = async (login: string, old: boolean): Promise<string[]> => {
			const { customerId } = await registeredCustomer(commerce, login);
			if (!old)
				await DB.prepare("UPDATE customer SET password_hash = NULL WHERE id = ?").bind(customerId).run();
			await linkExternalProfile(DB, customerId, { providerId: "google", externalId: login }, 1);
			const { body } = await callAs(trusted, "POST", `${actions}/create-reset-token`, { login });
			const request = { login, newPassword: "Wool&Cotton2", resetToken: body.resetToken };
			expect((await callAs(trusted, "POST", `${actions}/reset`, request)).status).toBe(204);
			return listLinkedProviders(DB, customerId);
		};
		expect(await linkedAfterReset("squatted@vetrina.example", true)).toEqual([]);
		expect(await linkedAfterReset("by-google@vetrina.example", false)).toEqual(["google"]);
	});

	test("is set once if two requests use the token simultaneously", async () => {
		const { login } = await registeredCustomer(commerce, "fay@vetrina.example");
		const trusted = await trustedClient(commerce);
		const { body } = await callAs(trusted, "POST", `${actions}/create-reset-token`, { login });
		const answers = await Promise.all(
			["Wool&Cotton2", "Wool&Cotton3"].map((newPassword) =>
				callAs(trusted, "POST", `${actions}/reset`, { login, newPassword, resetToken: body.resetToken }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
	});

	test("cannot be asked for an unknown login", async () => {
		const trusted = await trustedClient(commerce);
		expect(await callAs(trusted, "POST", `${actions}/create-reset-token`, { login: "x@y.example" })).toEqual(
			buildRefusal(400, "invalid-customer"),
		);
	});
});

describe("an account elsewhere", () => {
	const path = `${CUSTOMERS_PATH}/external-profile`;
	const profile = {
		authenticationProviderId: "google",
		externalId: "g-77",
		email: "gina@vetrina.example",
		firstName: "Gina",
		lastName: "Neri",
	};

	test("becomes a customer's, once; trusted clients write it and find it", async () => {
		const guest = await loginGuest(commerce);
		expect(await callAs(guest, "POST", path, profile)).toEqual(buildRefusal(403, "forbidden"));
		const trusted = await trustedClient(commerce);
		const { body } = await callAs(trusted, "POST", path, profile);
		expect(body).toEqual({ ...profile, customerId: expect.any(String) });
		expect(await callAs(trusted, "POST", path, profile)).toEqual(
			buildRefusal(400, "invalid-customer-external-profile"),
		);
		const query = "?authenticationProviderId=google&externalId=g-77";
		expect((await callAs(trusted, "GET", path + query)).body).toEqual(body);
		expect(await callAs(trusted, "GET", path + query.replace("77", "78"))).toEqual(
			buildRefusal(404, "not-found"),
		);
		expect(await callAs(trusted, "GET", path)).toEqual(
			buildRefusal(400, "invalid-customer-external-profile"),
		);
		expect(await callAs(guest, "GET", path + query)).toEqual(buildRefusal(403, "forbidden"));
	});
});
