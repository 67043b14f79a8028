import { amazonPay } from "../../payments/amazon-pay/method.ts";
import { applePay } from "../../payments/apple-pay/method.ts";
import { bankAccount } from "../../payments/bank-account/method.ts";
import { card } from "../../payments/card/method.ts";
import { giftCard } from "../../payments/gift-card/method.ts";
import { googlePay } from "../../payments/google-pay/method.ts";
import { makeInvoice } from "../../payments/invoice/method.ts";
import { klarna } from "../../payments/klarna/method.ts";
import type { Method } from "../../payments/method.ts";
import { paypal } from "../../payments/paypal/method.ts";
import { storeCredit } from "../../payments/store-credit/method.ts";
import { invoiceName } from "./payment-names.ts";

export const methods: readonly Method[] = [
	giftCard,
	storeCredit,
	applePay,
	googlePay,
	paypal,
	amazonPay,
	card,
	klarna,
	makeInvoice(invoiceName),
	bankAccount,
];
