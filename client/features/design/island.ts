import type { ReactNode } from "react";
import type { DesignModeProps } from "../../state/drawing/sections.tsx";

/** `Page` stands around the page, `List` around each list of its sections. */
export type Island = Record<"Page" | "List", (props: DesignModeProps) => ReactNode>;
