import type { Text } from "../languages.ts";

/** What shoppers may agree to be sent, and where clients show it. */
export type Subscription = {
	id: string;
	channels: readonly ["email"];
	title: Text;
	subtitle: Text;
	tags: readonly string[];
};

/** A customer that is there in development and preview, so that account pages can be tried at once. */
export type SampleCustomer = {
	email: string;
	firstName: string;
	lastName: string;
	groups?: readonly string[];
	/** One of the house's staff, who may act for others. */
	canLoginOnBehalf?: boolean;
	/** Does not let agents act for them. */
	refusesLoginOnBehalf?: boolean;
	/** Came from another system, and has to set one first. */
	withoutPassword?: boolean;
};
