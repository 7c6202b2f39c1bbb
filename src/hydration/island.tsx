import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/**
 * Makes a view an island. When the view throws an error, the island dispatches `astro:hydration-error`, as
 * Astro does when an island's code does not load, and the rest of the page goes on. React logs the error on
 * the console.
 */
export function island<Props extends object>(View: ComponentType<Props>) {
  return function Island(props: Props) {
    return (
      <Boundary>
        <View {...props} />
      </Boundary>
    );
  };
}

/** React catches errors in class components only. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  }, []);
  return <span ref={place} hidden />;
}
