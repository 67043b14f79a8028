import { inject } from "vitest";
import { PASSWORD } from "./customer.ts";

/** Creates a member of staff, who may act for customers unless `more` says otherwise, and returns the e-mail address. */
export async function newStaff(more: object = { canLoginOnBehalf: true }): Promise<string> {
	const email = `staff-${crypto.randomUUID()}@vetrina.example`;
	const response = await fetch(`${inject("commerce")}/admin/customers`, {
		method: "POST",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ email, password: PASSWORD, firstName: "Carlo", lastName: "Neri", ...more }),
	});
	if (response.status !== 201) throw new Error(`The cloud responded ${response.status}.`);
	return email;
}
