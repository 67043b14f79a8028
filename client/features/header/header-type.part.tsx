import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import { useEffect, useState } from "react";
import { NEAR_TOP } from "../../state/header-visibility.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./header-type.module.css";

const CLASSES: Readonly<Partial<Record<HeaderType, string>>> = {
	naked: styles.naked,
	naked_mobile: styles.nakedMobile,
	contrast: styles.contrast,
	white: styles.white,
};

/** Renders a hidden element before the header, by whose class the header's styles know its appearance (shell-32). */
export const Part = ({ type }: { type: HeaderType }) =>
	type === "transparent" ? <Transparent /> : <div hidden className={CLASSES[type]} />;

function Transparent() {
	const [isSolid, setSolid] = useState(false);
	useEffect(() => {
		const update = () => setSolid(window.scrollY > NEAR_TOP);
		update();
		addEventListener("scroll", update, { passive: true });
		return () => removeEventListener("scroll", update);
	}, []);
	return <div hidden className={classNames(styles.over, !isSolid && styles.clear)} />;
}
