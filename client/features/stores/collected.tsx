import type { CollectedView } from "../../../shared/contracts/visit-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { StorePlace } from "./store-place.tsx";

export function Collected({ pickUp: { store, by } }: { pickUp: CollectedView }) {
	const { t } = useTranslation();
	return (
		<>
			<StorePlace store={store} />
			{by ? (
				<p className={type_.muted}>
					{t("pickUp.by")} <bdi>{by}</bdi>
				</p>
			) : null}
			<p className={type_.muted}>{t("pickUp.hint")}</p>
		</>
	);
}
