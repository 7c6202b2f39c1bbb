import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/**
 * Wraps the view of an island in an error boundary, which dispatches `astro:hydration-error` when the view
 * throws an error, as Astro does when the code of an island does not load.
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
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    element.current?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  }, []);
  return <span ref={element} hidden />;
}
