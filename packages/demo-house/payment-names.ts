export const invoiceName = {
	ar: "الدفع بالفاتورة",
	de: "Rechnung",
	en: "Invoice",
	fr: "Facture",
	it: "Fattura",
	ja: "請求書払い",
	ko: "청구서 결제",
	zh: "凭账单付款",
};
