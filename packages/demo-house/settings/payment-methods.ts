import type { PaymentMethodSetting } from "@vetrina/commerce-sandbox/house/payment-methods.ts";
import { withFacts } from "../facts.ts";
import { everywhere, mapText, t, translateRow } from "../house-text.ts";
import { invoiceName } from "../payment-names.ts";

const onEveryPage = { cart: true, checkout: true, minicart: true, product: true };

export const paymentMethods: readonly PaymentMethodSetting[] = [
	{
		id: "CREDIT_CARD",
		processor: "SANDBOX_CARDS",
		name: t("بطاقة ائتمان|Kreditkarte|Credit card|Carte bancaire|クレジットカード|신용카드|信用卡"),
		excludedProducts: [],
		publicConfigurations: {
			environment: "sandbox",
			tokenPath: "/payments/sandbox/v1/tokens",
			fieldsPath: "/payments/sandbox/v1/fields",
			cardsPath: "/payments/sandbox/v1/cards",
		},
	},
	{
		id: "PAYPAL",
		processor: "SANDBOX_PAYPAL",
		name: everywhere("PayPal"),
		countries: "IT FR DE AT ES PT NL BE LU IE GR FI SE GB CH US CA JP AU SG HK".split(" "),
		maximumEuro: 10_000,
		excludedProducts: [],
		expressButtons: {
			...onEveryPage,
			style: { height: 50, color: "white", shape: "rect", layout: "horizontal", tagline: false },
		},
		publicConfigurations: {
			environment: "sandbox",
			clientId: "vetrina-sandbox",
			intent: "authorize",
			scriptPath: "/payments/sandbox/v1/scripts/paypal.js",
			approvalPath: "/payments/sandbox/v1/wallets/approve",
		},
		messageConfigurations: {
			product: true,
			cart: true,
			countries: ["IT", "FR", "DE", "ES", "GB", "US", "AU", "JP"],
			limits: {
				EUR: { minimum: 30, maximum: 2000 },
				GBP: { minimum: 30, maximum: 2000 },
				USD: { minimum: 30, maximum: 1500 },
				AUD: { minimum: 30, maximum: 2000 },
				JPY: { minimum: 5000, maximum: 300_000 },
			},
			style: { layout: "text", logo: { type: "inline" } },
		},
	},
	{
		id: "DW_APPLE_PAY",
		processor: "SANDBOX_CARDS",
		name: everywhere("Apple Pay"),
		excludedProducts: [],
		expressButtons: { ...onEveryPage, style: { type: "buy", color: "white" } },
		publicConfigurations: {
			merchantIdentifier: "merchant.example.vetrina",
			supportedNetworks: ["visa", "masterCard", "amex", "jcb", "chinaUnionPay"],
			merchantCapabilities: ["supports3DS"],
			versions: [4, 3],
			scriptPath: "/payments/sandbox/v1/scripts/apple-pay.js",
		},
	},
	{
		id: "apmgw_GooglePay",
		processor: "SANDBOX_CARDS",
		name: everywhere("Google Pay"),
		countries: "IT FR DE AT ES PT NL BE LU IE GR FI SE GB CH US CA AE SA KW JP AU SG HK".split(" "),
		excludedProducts: [],
		expressButtons: { ...onEveryPage, style: { type: "buy", color: "white" } },
		publicConfigurations: {
			environment: "TEST",
			apiVersion: 2,
			apiVersionMinor: 0,
			gateway: "vetrinasandbox",
			gatewayMerchantId: "vetrina",
			allowedCardNetworks: ["VISA", "MASTERCARD", "AMEX", "JCB"],
			allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
			scriptPath: "/payments/sandbox/v1/scripts/google-pay.js",
		},
	},
	{
		id: "AMAZON_PAY_V2",
		processor: "SANDBOX_AMAZON",
		name: everywhere("Amazon Pay"),
		countries: "IT FR DE AT ES PT NL BE LU IE SE GB US JP".split(" "),
		currencies: ["EUR", "GBP", "SEK", "USD", "JPY"],
		maximumEuro: 5_000,
		excludedProducts: [],
		expressButtons: {
			cart: true,
			checkout: true,
			minicart: true,
			product: false,
			style: { color: "LightGray" },
		},
		publicConfigurations: {
			environment: "sandbox",
			placement: "Cart",
			scriptPath: "/payments/sandbox/v1/scripts/amazon-pay.js",
			approvalPath: "/payments/sandbox/v1/wallets/approve",
		},
	},
	{
		id: "KLARNA",
		processor: "SANDBOX_KLARNA",
		name: everywhere("Klarna"),
		description: mapText(
			t(
				"الدفع لدى Klarna خلال {klarnaDays} يومًا من الشحن|Bezahlen Sie bei Klarna innerhalb von {klarnaDays} Tagen nach dem Versand|Pay Klarna within {klarnaDays} days of dispatch|Réglez à Klarna sous {klarnaDays} jours après l’expédition|発送後{klarnaDays}日以内にKlarnaにお支払いください|발송 후 {klarnaDays}일 이내에 Klarna에 결제하십시오|发货后 {klarnaDays} 天内向 Klarna 付款",
			),
			withFacts,
		),
		countries: "IT DE AT FR NL BE ES FI SE GB US".split(" "),
		minimumEuro: 35,
		maximumEuro: 4_000,
		notFor: ["giftCards"],
		excludedProducts: [],
		publicConfigurations: {
			environment: "sandbox",
			approvalPath: "/payments/sandbox/v1/wallets/approve",
		},
	},
	{
		id: "BANK_TRANSFER",
		processor: "SANDBOX_BANK",
		name: t(
			"الخصم المباشر SEPA|SEPA-Lastschrift|SEPA Direct Debit|Prélèvement SEPA|SEPA口座振替|SEPA 자동이체|SEPA 直接借记",
		),
		countries: "IT FR DE AT ES PT NL BE LU IE GR FI".split(" "),
		currencies: ["EUR"],
		maximumEuro: 5_000,
		excludedProducts: [],
		publicConfigurations: {},
	},
	{
		id: "INVOICE",
		processor: "HOUSE_ACCOUNTS",
		name: translateRow(invoiceName),
		description: mapText(
			t(
				"تصلكم الفاتورة مع الطرد، ويُرجى دفعها خلال {invoiceDays} يومًا.|Die Rechnung liegt dem Paket bei. Sie bezahlen sie innerhalb von {invoiceDays} Tagen.|The invoice comes with your parcel. Please pay it within {invoiceDays} days.|La facture est jointe au colis. Vous la réglez sous {invoiceDays} jours.|商品に同封の請求書にて、{invoiceDays}日以内にお支払いください。|청구서는 상품과 함께 배송되며, {invoiceDays}일 이내에 결제하시면 됩니다.|账单随包裹寄送，请在 {invoiceDays} 天内付款。",
			),
			withFacts,
		),
		countries: ["DE", "AT", "CH"],
		maximumEuro: 1_500,
		notFor: ["giftCards", "pickUp"],
		mostOwed: 3,
		excludedProducts: [],
		publicConfigurations: {},
	},
	{
		id: "GIFT_CERTIFICATE",
		processor: "BASIC_GIFT_CERTIFICATE",
		name: t("بطاقة هدايا|Geschenkkarte|Gift card|Carte cadeau|ギフトカード|기프트 카드|礼品卡"),
		excludedProducts: [],
		publicConfigurations: {},
	},
];
