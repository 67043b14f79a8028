import { createElement, useEffect, useRef, useState } from "react";
import type { ModelView } from "../../../../pages/product/contract.ts";
import { useTranslation } from "../../../state/texts.ts";
import { defineModel3d } from "./model-3d.ts";
import styles from "./model-stage.module.css";

type Stage = { model: ModelView; name: string; onFail: () => void };

export function ModelStage({ model, name, onFail }: Stage) {
	const { t } = useTranslation();
	const ref = useRef<HTMLElement>(null);
	const [ready, setReady] = useState(false);
	const onFailRef = useRef(onFail);
	onFailRef.current = onFail;
	useEffect(() => {
		const element = ref.current;
		if (!element) return;
		const fail = () => onFailRef.current();
		const show = () => {
			setReady(true);
			element.focus({ preventScroll: true });
		};
		element.addEventListener("ready", show);
		element.addEventListener("failed", fail);
		defineModel3d();
		return () => {
			element.removeEventListener("ready", show);
			element.removeEventListener("failed", fail);
		};
	}, []);
	return createElement("model-3d", {
		ref,
		class: styles.stage,
		src: model.src,
		turn: model.turn,
		tilt: model.tilt,
		tabIndex: 0,
		role: "application",
		"aria-label": t("model.label", { name }),
		"data-ready": ready ? "" : undefined,
	});
}
