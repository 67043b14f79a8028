import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { Address } from "../../ui/text/address.tsx";

export function BillingAddress({ lines }: { lines: string[] }) {
	const { t } = useTranslation();
	return lines.length > 0 ? (
		<>
			<h2 className={type_.label}>{t("checkout.billing")}</h2>
			<Address lines={lines} />
		</>
	) : null;
}
