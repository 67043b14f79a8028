import type { Text } from "../languages.ts";

export type Subscription = {
	id: string;
	channels: readonly ["email"];
	title: Text;
	subtitle: Text;
	tags: readonly string[];
};

export type SampleCustomer = {
	email: string;
	firstName: string;
	lastName: string;
	groups?: readonly string[];
	canLoginOnBehalf?: boolean;
	refusesLoginOnBehalf?: boolean;
	withoutPassword?: boolean;
};
