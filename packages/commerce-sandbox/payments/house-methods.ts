import type { PaymentMethodSetting } from "../house/payment-methods.ts";
import { house } from "../house.ts";
import { allMethods, findMethod } from "./methods/all-methods.ts";

/** Throws if a house offers a payment method that the sandbox lacks (cloud-46). */
export function checkMethods(settings: readonly PaymentMethodSetting[]): readonly PaymentMethodSetting[] {
	for (const { id } of settings) {
		if (findMethod(id)) continue;
		const ids = allMethods.map((method) => method.id).join(", ");
		throw new Error(`The house offers the payment method '${id}', but the sandbox has only ${ids}.`);
	}
	return settings;
}

export const paymentMethods = checkMethods(house.paymentMethods);
