import { amazonPay } from "./amazon-pay.ts";
import { applePay } from "./apple-pay.ts";
import { bankTransfer } from "./bank-transfer.ts";
import { creditCard } from "./credit-card.ts";
import { giftCertificate } from "./gift-certificate.ts";
import { googlePay } from "./google-pay.ts";
import { invoice } from "./invoice.ts";
import { klarna } from "./klarna.ts";
import type { HostedPage, SandboxMethod } from "./method.ts";
import { paypal } from "./paypal.ts";

export const allMethods: readonly SandboxMethod[] = [
	creditCard,
	paypal,
	applePay,
	googlePay,
	amazonPay,
	klarna,
	bankTransfer,
	invoice,
	giftCertificate,
];

const byId = new Map(allMethods.map((method) => [method.id, method]));

export const findMethod = (id: string): SandboxMethod | undefined => byId.get(id);

export type HostedMethod = SandboxMethod & { hosted: HostedPage };

export const hostedMethods: readonly HostedMethod[] = allMethods.filter(
	(method): method is HostedMethod => method.hosted !== undefined,
);
